export { Around, Board, Middle } from './Board.tsx';
export { CompanyColumn } from './CompanyColumn.tsx';
export { cardCount, readFace, type SpiceLetter, sortCards, writeFace } from './face.ts';
export { type FlagLetter, flagLetter } from './flags.ts';
export { HarborCard, harborInWords, MissionTile, needInWords } from './HarborCard.tsx';
export { missionOf, type Table } from './model.ts';
export {
  cardInWords,
  cargoInWords,
  companies,
  companyName,
  companyTitle,
  flagName,
  letterOf,
  missionInWords,
  phaseName,
  spiceLetterOf,
  spiceName,
  spices,
} from './names.ts';
export { readTable } from './read-table.ts';
export { SceneView } from './SceneView.tsx';
export { CardStrip, CountedCard } from './ShipmentCard.tsx';
export { BorneoSymbols } from './Symbols.tsx';
export { sceneAfter, sceneAt, sceneFor, sceneOf } from './scene.ts';
export type { Scene } from './scene-kinds.ts';
export { tableOf } from './table-of.ts';
export { FlagFace } from './top/FlagFace.tsx';
export { type CardAt, type Place, placeIn, seatOf, spotOf } from './top/places.ts';
export type { SpotMaker } from './top/spot.ts';
export { TableTop } from './top/TableTop.tsx';
