/** The Serpents and the Wolf: the board of Spartacus with more houses, and the Primus in the arena. */

export { default } from '../spartacus'
