export { Around, Board } from './Board.tsx';
export { Chart, chartExtent } from './Chart.tsx';
export { coastOf } from './coast.ts';
export { beside, cornerOf, isBeside, keyOf, same, turnedBy, UNIT } from './grid.ts';
export type { Marks, Ring, Spot } from './marks.ts';
export {
  coinsOf,
  readShipId,
  readTable,
  sailorOn,
  sailorsOf,
  seaOf,
  shipOf,
  shipsOf,
  stockOf,
  type Table,
  tableOf,
} from './model.ts';
export { PieceMark } from './PieceMark.tsx';
export { SceneView } from './SceneView.tsx';
export { Land, SeaDefs, seaIds, Water } from './Sea.tsx';
export { SeaView } from './SeaView.tsx';
export { CaboSymbols } from './Symbols.tsx';
export { type Scene, sceneAt, sceneFor, sceneOf } from './scene.ts';
export { sceneAfter, withRoute } from './scene-after.ts';
export { TilePicture, TileView } from './TileInHand.tsx';
export { kindOf, tileAt, tilesOf } from './tiles.ts';
export { tableInWords } from './words.ts';
