/**
 * How people stand, fight and fall. Written for somebody who looks right, with the ground at 316; mirrored for others.
 * The near side is the one with the weapon arm in most postures; the far side lies in the shade.
 */

import type { Point } from './svg'

interface Posture {
  hips: Point
  /** The middle of the shoulders. */
  chest: Point
  /** Half of the shoulders' breadth. */
  breadth: number
  /** How shoulders and hips tilt, and how far the chest turns (-0.5 to 0.5). */
  shoulders: number
  pelvis: number
  turn: number
  head: { tilt: number; turn: number }
  nearLeg: { knee: Point; foot: Point }
  farLeg: { knee: Point; foot: Point }
  weapon: { near: boolean; elbow: Point; hand: Point; angle: number }
  shield: { elbow: Point; hand: Point; at: Point; angle: number }
  lies?: boolean
  /** The shield stands on the ground. */
  dropped?: boolean
  hurt?: boolean
  /** The shield arm is the near one. */
  leans?: boolean
  /** The weapon is held before the body. */
  weaponBefore?: boolean
  /** The shield arm comes before the body. */
  armBefore?: boolean
}

const POSTURES = {
  stand: {
    hips: [124, 202],
    chest: [117, 118],
    breadth: 36,
    shoulders: 4,
    pelvis: -5,
    turn: 0.2,
    head: { tilt: 2, turn: 7 },
    nearLeg: { knee: [114, 258], foot: [110, 312] },
    farLeg: { knee: [150, 254], foot: [162, 310] },
    weapon: { near: true, elbow: [70, 154], hand: [68, 198], angle: 164 },
    shield: { elbow: [166, 154], hand: [178, 192], at: [184, 214], angle: 3 },
  },
  guard: {
    hips: [108, 214],
    chest: [126, 136],
    breadth: 36,
    shoulders: 2,
    pelvis: 4,
    turn: 0.34,
    head: { tilt: 5, turn: 10 },
    nearLeg: { knee: [72, 256], foot: [40, 312] },
    farLeg: { knee: [162, 252], foot: [158, 312] },
    weapon: { near: true, elbow: [58, 156], hand: [44, 118], angle: 44 },
    shield: { elbow: [176, 160], hand: [190, 166], at: [198, 172], angle: -5 },
  },
  strike: {
    hips: [92, 222],
    chest: [140, 152],
    breadth: 33,
    shoulders: -12,
    pelvis: 8,
    turn: -0.2,
    head: { tilt: 9, turn: 11 },
    nearLeg: { knee: [36, 262], foot: [-26, 308] },
    farLeg: { knee: [160, 246], foot: [152, 312] },
    weapon: { near: false, elbow: [194, 138], hand: [226, 129], angle: 85 },
    shield: { elbow: [78, 186], hand: [50, 196], at: [40, 200], angle: -16 },
    weaponBefore: true,
  },
  block: {
    hips: [104, 220],
    chest: [92, 144],
    breadth: 35,
    shoulders: -14,
    pelvis: 6,
    turn: 0.36,
    head: { tilt: -7, turn: 10 },
    nearLeg: { knee: [58, 260], foot: [34, 312] },
    farLeg: { knee: [152, 256], foot: [160, 312] },
    weapon: { near: true, elbow: [40, 176], hand: [18, 196], angle: 118 },
    shield: { elbow: [150, 132], hand: [172, 112], at: [176, 128], angle: -13 },
    armBefore: true,
  },
  victory: {
    hips: [126, 202],
    chest: [117, 118],
    breadth: 36,
    shoulders: 15,
    pelvis: -6,
    turn: 0.16,
    head: { tilt: -9, turn: 8 },
    nearLeg: { knee: [116, 258], foot: [108, 312] },
    farLeg: { knee: [156, 252], foot: [168, 309] },
    weapon: { near: true, elbow: [54, 84], hand: [70, 40], angle: 10 },
    shield: { elbow: [166, 164], hand: [184, 196], at: [192, 216], angle: 8 },
  },
  salute: {
    hips: [123, 202],
    chest: [118, 117],
    breadth: 35,
    shoulders: 3,
    pelvis: -5,
    turn: 0.3,
    head: { tilt: 7, turn: 9 },
    nearLeg: { knee: [114, 258], foot: [110, 312] },
    farLeg: { knee: [148, 256], foot: [156, 311] },
    weapon: { near: true, elbow: [84, 166], hand: [148, 142], angle: 6 },
    shield: { elbow: [162, 160], hand: [172, 198], at: [184, 222], angle: 5 },
    weaponBefore: true,
  },
  wounded: {
    hips: [106, 218],
    chest: [132, 148],
    breadth: 33,
    shoulders: 12,
    pelvis: -6,
    turn: 0.3,
    head: { tilt: 22, turn: 7 },
    nearLeg: { knee: [84, 264], foot: [56, 312] },
    farLeg: { knee: [140, 266], foot: [130, 312] },
    weapon: { near: true, elbow: [92, 190], hand: [74, 226], angle: 158 },
    shield: { elbow: [172, 188], hand: [132, 204], at: [206, 268], angle: 14 },
    dropped: true,
    hurt: true,
    armBefore: true,
  },
  kneel: {
    hips: [104, 246],
    chest: [126, 172],
    breadth: 33,
    shoulders: 8,
    pelvis: -4,
    turn: 0.28,
    head: { tilt: 16, turn: 7 },
    nearLeg: { knee: [100, 304], foot: [44, 310] },
    farLeg: { knee: [166, 262], foot: [160, 312] },
    weapon: { near: false, elbow: [176, 206], hand: [188, 228], angle: 180 },
    shield: { elbow: [92, 212], hand: [138, 240], at: [40, 274], angle: -14 },
    dropped: true,
    leans: true,
    weaponBefore: true,
    armBefore: true,
  },
  plead: {
    hips: [102, 244],
    chest: [104, 164],
    breadth: 34,
    shoulders: 9,
    pelvis: -4,
    turn: 0.3,
    head: { tilt: -10, turn: 10 },
    nearLeg: { knee: [96, 304], foot: [40, 310] },
    farLeg: { knee: [162, 262], foot: [158, 312] },
    weapon: { near: true, elbow: [62, 138], hand: [78, 92], angle: 0 },
    shield: { elbow: [152, 200], hand: [176, 226], at: [206, 276], angle: 16 },
    dropped: true,
    armBefore: true,
  },
  fallenOnBack: {
    hips: [92, 291],
    chest: [168, 290],
    breadth: 23,
    shoulders: 94,
    pelvis: 88,
    turn: -0.3,
    head: { tilt: 80, turn: 9 },
    nearLeg: { knee: [44, 252], foot: [14, 308] },
    farLeg: { knee: [40, 296], foot: [-16, 309] },
    weapon: { near: false, elbow: [196, 304], hand: [230, 309], angle: 0 },
    shield: { elbow: [196, 266], hand: [236, 290], at: [120, 274], angle: 82 },
    lies: true,
  },
  fallenOnSide: {
    hips: [94, 282],
    chest: [158, 284],
    breadth: 22,
    shoulders: 96,
    pelvis: 82,
    turn: 0.35,
    head: { tilt: 98, turn: -9 },
    nearLeg: { knee: [150, 304], foot: [102, 311] },
    farLeg: { knee: [46, 298], foot: [-14, 309] },
    weapon: { near: false, elbow: [202, 304], hand: [240, 309], angle: 0 },
    shield: { elbow: [132, 302], hand: [122, 311], at: [6, 290], angle: 98 },
    lies: true,
  },
} satisfies Record<string, Posture>

export type PostureName = keyof typeof POSTURES
export const posture = (name: PostureName): Posture => POSTURES[name]
