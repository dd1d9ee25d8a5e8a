/** Has the reader touched this page, or pressed a key on it? Before that nothing sounds. */

export const gesture = { made: false }

for (const kind of ['pointerdown', 'keydown'] as const)
  addEventListener(kind, () => void (gesture.made = true), { capture: true, once: true })
