/** Figures: faces and bodies of everybody in the games, drawn from their ids. */

export { figure, type FigureProps, type Pose } from './figure'
