import { editionSchema, portIds, shipKinds } from '@portolan/cabo-da-roca';
import { pieceName } from '@portolan/cabo-da-roca/rules';
import type { Lang, Text } from '@portolan/core';
import { type FieldList, Fields } from '../../../kit/Fields.tsx';
import { Within } from '../../../kit/form.tsx';
import { fill } from '../../../kit/text.ts';
import type { Draft } from './draft.ts';
import { goods } from './goods.ts';
import { Tiles } from './Tiles.tsx';
import { Costs, TradeCards, Treasures } from './tables.tsx';
import { words } from './words.ts';

const filled = (text: Text, facts: (lang: Lang) => Readonly<Record<string, string>>): Text => ({
  fr: fill(text.fr, facts('fr')),
  en: fill(text.en, facts('en')),
});

const labels: Readonly<Record<string, Text>> = {
  tradeCards: words.cards,
  treasureCards: words.treasures,
  ports: words.ports,
  goods: words.goods,
  tiles: words.tiles,
  costs: words.costs,
  dues: words.dues,
  ...Object.fromEntries(portIds.map((port, i) => [`ports[${i}].name`, filled(words.port, () => ({ port }))])),
  'dues.toll': words.toll,
  'dues.portFee': words.portFee,
  'dues.guestFee': words.guestFee,
  'start.coins': words.coins,
  'awards.goal': words.goal,
  'awards.fish': words.fish,
  'awards.fishUnderShip': words.fishUnderShip,
  'awards.fleet': words.fleet,
  'awards.ports': words.portsAward,
  ...Object.fromEntries(
    shipKinds.map((kind) => [
      `awards.fleetPoints.${kind}`,
      filled(words.points, (lang) => ({ piece: pieceName(kind, lang) })),
    ]),
  ),
};

const fields: FieldList<Draft> = [
  { group: 'tradeCards', of: [{ at: 'tradeCards', as: TradeCards }] },
  { group: 'treasureCards', of: [{ at: 'treasureCards', as: Treasures }] },
  { group: 'ports', class: 'cb-cols', of: portIds.map((_, i) => ({ at: `ports[${i}].name`, unsaid: '' })) },
  { group: 'goods', of: goods },
  { group: 'tiles', of: [{ at: 'tiles', as: Tiles }] },
  { group: 'costs', of: [{ at: 'costs', as: Costs }] },
  { group: 'dues', class: 'rows', of: ['dues.*'] },
  {
    group: words.start,
    class: 'rows',
    of: ['start.*', 'awards.*'],
  },
];

interface Props {
  readonly lang: Lang;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** Where the box stands in what is entered: `edition` of a position. */
  readonly at?: string;
}

/** Everything that can be typed in of a box. */
export const BoxFields = ({ lang, draft, change, at = '' }: Props) => (
  <Within path={at}>
    <Fields lang={lang} of={fields} shape={editionSchema} words={{ labels }} value={draft} onChange={change} />
  </Within>
);
