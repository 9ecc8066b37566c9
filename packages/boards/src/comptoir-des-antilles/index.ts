export { Around, Board } from './Board.tsx';
export { ContactCard } from './ContactCard.tsx';
export { effectInWords } from './effect-words.ts';
export { type Marks, marking } from './marks.ts';
export { countersOf, sailingsOf } from './marks-after.ts';
export { handOf, readTable, shipsLeft, type Table, tableOf, total } from './model.ts';
export {
  contactNamed,
  goodsNamed,
  phaseName,
  placesInWords,
  portersInWords,
  premiumsInWords,
  quayName,
  tileName,
} from './names.ts';
export { QuayRow } from './Quay.tsx';
export { SceneView } from './SceneView.tsx';
export { ComptoirSymbols } from './Symbols.tsx';
export { port, type Scene, sceneAt, sceneFor, sceneOf } from './scene.ts';
export { sceneAfter } from './scene-after.ts';
export { Tally } from './Tally.tsx';
export { tableInWords } from './words.ts';
