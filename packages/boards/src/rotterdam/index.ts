export { Around, Banks, Board, InWords, MapInWords } from './Board.tsx';
export { CardIcons, MissionCardView, NavigationCardView, ProductCardView } from './Cards.tsx';
export { CargoIcon } from './Cargo.tsx';
export { ColorChip } from './ColorChip.tsx';
export { callMarks } from './call-marks.ts';
export { drawnColors } from './colors.ts';
export { ShipIcon } from './Fleet.tsx';
export { connected, movedTo, type Picked, placeOfProblem, recolored, SHEET, without } from './graph/edits.ts';
export { GraphPicture } from './graph/GraphPicture.tsx';
export { RIM } from './links.ts';
export type { Ghost, Marks, Ring, Way } from './marks.ts';
export { missionInWords } from './mission-words.ts';
export {
  handOf,
  missionPile,
  missionPoints,
  navigationPile,
  nextShip,
  pileOf,
  readShip,
  type Ship,
  seatsOf,
  shipOf,
  shipsAt,
  shipsOf,
  stockOf,
  type Table,
  turnOf,
} from './model.ts';
export { ownerOf, shipNumber } from './names.ts';
export { PhaseBar } from './PhaseDisc.tsx';
export { ProductPileView } from './Piles.tsx';
export { Pawn, roles } from './Players.tsx';
export { ringsOf, type Scene } from './part.ts';
export { RiverView } from './RiverView.tsx';
export { readTable } from './read-table.ts';
export { SceneView } from './SceneView.tsx';
export { RotterdamSymbols } from './Symbols.tsx';
export { sceneAt, sceneOf } from './scene.ts';
export { sceneAfter, sceneFor } from './scene-after.ts';
export { tableOf } from './table-of.ts';
export { placeInWords } from './words.ts';
