/** Figures: faces and bodies of everybody in the games, drawn from their ids. */

export { figure, learnBeasts, type FigureProps, type Pose } from './figure'
