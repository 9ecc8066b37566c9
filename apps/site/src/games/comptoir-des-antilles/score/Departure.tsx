import type { Edition } from '@portolan/comptoir-des-antilles';
import { premiumsInWords, tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { isObject } from '@portolan/core/readers';
import { useState } from 'preact/hooks';
import { Select } from '../../../kit/controls/choices.tsx';
import { Group } from '../../../kit/controls/groups.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { FieldProps } from '../../../kit/Fields.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { both, say, words } from '../../../kit/text.ts';
import { Opening, useFetched } from '../../../questions/Fetched.tsx';
import type { SheetAbout } from '../../../score/score-game.ts';
import { hasTile } from '../parts/cards.ts';
import { emptyLeft, type Left, payingTiles } from './departure.ts';
import { type Sheet, sheets } from './sheet.ts';

const texts = {
  head: both('Un navire part', 'A ship sails'),
  goods: both('Sa marchandise', 'Its goods'),
  tile: both('Tuile événement devant lui', 'Event tile before it'),
  none: both('aucune', 'none'),
  laidBy: both('Posée par', 'Laid by'),
  commission: both('Commission de la relation', 'Commission of the contact'),
  payer: both('Qui la paie ?', 'Who pays it?'),
  add: both('Ajouter ce départ', 'Add this departure'),
} as const;

type Props = FieldProps<unknown, Sheet, SheetAbout<Edition>>;

const settling = () => import('./settled.ts');

/** Nobody and too many porters make no ship. */
const MOST = 12;

const TileFields = ({ lang, box, left, called, seats, change }: TileProps) => (
  <>
    <Select
      label={texts.tile[lang]}
      value={left.tile?.id ?? ''}
      options={[
        { value: '', label: texts.none[lang] },
        ...payingTiles
          .filter((id) => hasTile(box, id))
          .map((id) => ({ value: id as string, label: tileName(id, lang) })),
      ]}
      onChange={(id) => {
        const tile = payingTiles.find((one) => one === id);
        change({ ...left, tile: tile ? { id: tile, by: left.tile?.by ?? 0 } : null });
      }}
    />
    {left.tile?.id === 'pirates' && (
      <Select
        label={texts.laidBy[lang]}
        value={left.tile.by}
        options={Array.from({ length: seats }, (_, seat) => ({ value: seat, label: called(seat) }))}
        onChange={(by) => left.tile && change({ ...left, tile: { ...left.tile, by } })}
      />
    )}
  </>
);

interface TileProps {
  readonly lang: Lang;
  readonly box: Edition;
  readonly left: Left;
  readonly seats: number;
  readonly called: (seat: number) => string;
  readonly change: (left: Left) => void;
}

/** A departure, added up: premiums to those aboard, the commission from whoever pays it. */
export const Departure = ({ lang, whole: sheet, set: onChange, with: about }: Props) => {
  const { box, rulings, called, edition: patch } = about;
  const edition = isObject(patch) ? patch : undefined;
  const seats = sheet.players.length;
  const empty = emptyLeft(seats, sheet.active, box);
  const [kept, setLeft] = useState<Left>(empty);
  const fits = kept.porters.length === seats && box.goods.some(({ id }) => id === kept.goods);
  const left = fits ? kept : empty;
  const premiums = sheet.players.map((player) => player.premiums);
  const aboard = left.porters.reduce((sum, count) => sum + count, 0);
  // What adds it up is fetched once somebody is aboard.
  const { part: settled, again } = useFetched(settling, aboard > 0);
  const result = settled?.(
    left,
    { premiums, active: sheet.active, ...(edition === undefined ? {} : { edition }) },
    rulings,
  );
  const add = (): void => {
    if (!result || !('counters' in result)) return;
    const players = sheet.players.map((player, seat) => ({ ...player, premiums: result.counters[seat] ?? 0 }));
    onChange({ ...sheet, players, ships: Math.max(0, sheets.inputOf(sheet, edition).ships - 1) });
    setLeft(empty);
  };
  const payers = [
    sheet.active,
    ...left.porters.flatMap((count, seat) => (count > 0 && seat !== sheet.active ? [seat] : [])),
  ];
  return (
    <Group label={texts.head[lang]}>
      <div class="rows">
        <Select
          label={texts.goods[lang]}
          value={left.goods}
          options={box.goods.map((goods) => ({
            value: goods.id,
            label: `${goods[lang]}${words.colon[lang]}${premiumsInWords(goods.premium, lang)}`,
          }))}
          onChange={(goods) => setLeft({ ...left, goods })}
        />
        <div class="rows">
          {left.porters.map((count, seat) => (
            <Stepper
              key={called(seat)}
              lang={lang}
              label={say(lang, `Porteurs : ${called(seat)}`, `Porters: ${called(seat)}`)}
              mark={<SeatToken seat={seat} />}
              value={count}
              min={0}
              max={Math.min(box.porters, count + MOST - aboard)}
              onChange={(n) => setLeft({ ...left, porters: left.porters.map((old, i) => (i === seat ? n : old)) })}
            />
          ))}
        </div>
        <TileFields lang={lang} box={box} left={left} seats={seats} called={called} change={setLeft} />
        <Stepper
          lang={lang}
          label={texts.commission[lang]}
          value={left.commission}
          min={1}
          max={9}
          onChange={(commission) => setLeft({ ...left, commission })}
        />
        <Select
          label={texts.payer[lang]}
          value={payers.includes(left.payer) ? left.payer : sheet.active}
          options={payers.map((seat) => ({ value: seat, label: called(seat) }))}
          onChange={(payer) => setLeft({ ...left, payer })}
        />
        <div>
          <button type="button" class="btn" disabled={aboard === 0 || !result || !('counters' in result)} onClick={add}>
            {texts.add[lang]}
          </button>
          {again && <Opening lang={lang} again={again} />}
        </div>
      </div>
    </Group>
  );
};
