// How the others play in a lesson: of all that the solvers hold, no more.
export { sensible as default } from '@portolan/solvers/cabo-da-roca';
