import { type ShipKind, shipKinds } from '@portolan/cabo-da-roca';
import { ownedShip, pieceName, squareInWords } from '@portolan/cabo-da-roca/rules';
import { Segment, Select, Stepper } from '../../../kit/controls.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { Whole } from '../../../position/Fold.tsx';
import { listIn, objectIn, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { numberOr, portHeldBy, squareIn, tilesIn } from './draft.ts';
import { SeatField, ShipField } from './fields.tsx';
import type { Form } from './form.ts';
import { type Named, PlaceSelect, SellField } from './lists.tsx';
import { words } from './words.ts';

type Props = { readonly form: Form };

const portsIn = ({ position, lang }: Form): Named[] =>
  tilesIn(position)
    .filter(({ tile }) => tile.length === 1)
    .map(({ at, tile }) => ({ value: at, name: fill(words.portAt[lang], { port: tile, place: squareInWords(at) }) }));

const shipsAt = ({ position, lang }: Form): Named[] =>
  Object.entries(objectIn(position, 'ships')).map(([id, ship]) => ({
    value: squareIn(ship, 'at'),
    name: capital(ownedShip(id, lang)),
  }));

/** An offer of the other kind between the same players. */
const offered = ({ position }: Form, offer: Json, kind: string): Json => {
  const { from = 0, to = 1 } = offer;
  const ships = Object.entries(objectIn(position, 'ships'));
  const victim = ships.find(([id]) => Number(id[0]) === to)?.[1];
  return kind === 'ransom'
    ? { kind, from, to, ship: `${from}p`, at: squareIn(victim, 'at'), sum: 20 }
    : { kind: 'guest', from, to, piece: 'trade', at: portHeldBy(position, to) };
};

const Guest = ({ form, offer, set }: Props & { offer: Json; set: (change: Json) => void }) => {
  const { lang } = form;
  return (
    <>
      <Select
        label={words.shipKind[lang]}
        value={typeof offer.piece === 'string' ? (offer.piece as ShipKind) : 'trade'}
        options={shipKinds.map((kind) => ({ value: kind, label: capital(pieceName(kind, lang)) }))}
        error={form.wrong('offer.piece')}
        onChange={(piece) => set({ piece })}
      />
      <PlaceSelect
        lang={lang}
        label={words.inPort[lang]}
        value={squareIn(offer, 'at')}
        options={portsIn(form)}
        error={form.wrong('offer.at')}
        onChange={(at) => set({ at })}
      />
      <SellField
        lang={lang}
        position={form.position}
        seat={numberOr(offer.from, 0)}
        value={listIn(offer, 'sell')}
        error={form.wrong('offer.sell')}
        onChange={(sell) => set({ sell })}
      />
    </>
  );
};

const Ransom = ({ form, offer, set }: Props & { offer: Json; set: (change: Json) => void }) => {
  const { lang, position } = form;
  const pirates = Object.keys(objectIn(position, 'ships')).filter((id) => id.endsWith('p'));
  return (
    <>
      <ShipField
        lang={lang}
        label={words.pirate[lang]}
        value={offer.ship}
        ships={pirates}
        error={form.wrong('offer.ship')}
        onChange={(ship) => set({ ship })}
      />
      <PlaceSelect
        lang={lang}
        label={words.victim[lang]}
        value={squareIn(offer, 'at')}
        options={shipsAt(form)}
        error={form.wrong('offer.at')}
        onChange={(at) => set({ at })}
      />
      <Stepper
        lang={lang}
        label={words.sum[lang]}
        value={numberOr(offer.sum, 20)}
        min={1}
        max={9999}
        error={form.wrong('offer.sum')}
        onChange={(sum) => set({ sum })}
      />
    </>
  );
};

/** What waits for an answer: a purchase in an opponent's port, or a ransom. */
export const OfferFields = ({ form }: Props) => {
  const { lang, position, seats } = form;
  const offer = objectIn(position, 'offer');
  const ransom = offer.kind === 'ransom';
  const set = (change: Json) =>
    form.set(
      'offer',
      Object.entries(change).reduce((all, [key, value]) => withField(all, key, value), offer),
    );
  return (
    <fieldset>
      <legend>{words.offer[lang]}</legend>
      <div class="rows">
        <Whole paths={['offer']} />
        <Segment
          label={words.offerKind[lang]}
          value={ransom ? 'ransom' : 'guest'}
          options={(['guest', 'ransom'] as const).map((kind) => ({ value: kind, label: capital(words[kind][lang]) }))}
          error={form.wrong('offer.kind')}
          onChange={(kind) => form.set('offer', offered(form, offer, kind))}
        />
        <div class="pair">
          {(['from', 'to'] as const).map((key) => (
            <SeatField
              key={key}
              label={words[key === 'from' ? 'asks' : 'answers'][lang]}
              value={offer[key]}
              seats={seats}
              error={form.wrong(`offer.${key}`)}
              onChange={(seat) => set({ [key]: seat })}
            />
          ))}
        </div>
        {ransom ? <Ransom form={form} offer={offer} set={set} /> : <Guest form={form} offer={offer} set={set} />}
      </div>
    </fieldset>
  );
};
