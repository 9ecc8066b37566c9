import { MissionTile, needInWords, spices } from '@portolan/boards/borneo';
import { type MissionTile as Mission, parseEdition, reconstructed } from '@portolan/borneo';
import {
  cargoInWords,
  type PaymentAnswer,
  type PaymentCard,
  type PaymentInput,
  paymentLabels,
  type SpiceNumbers,
} from '@portolan/borneo/checkers';
import { type Cargo, cargoes, cargoName } from '@portolan/borneo/rules';
import type { Lang, Text } from '@portolan/core';
import { plural } from '@portolan/core/words';
import { useSpots } from '../../../board/spots.ts';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { Select, Toggle } from '../../../kit/controls/choices.tsx';
import { AddButton, Group, RemoveButton } from '../../../kit/controls/groups.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { useProblem } from '../../../kit/form.tsx';
import { both, capital, fill, listed, say } from '../../../kit/text.ts';
import { Wrong } from '../../../kit/Wrong.tsx';
import { SpiceMark } from '../parts/marks.tsx';
import { cargoLetter } from '../parts/names.ts';
import { words } from '../parts/words.ts';
import { CargoChip } from './CargoChip.tsx';
import { paymentEntry } from './entry/payment.tsx';
import { entryWords } from './entry/words.ts';

const MOST_CARDS = 20;

const tilesOf = (edition: unknown): readonly Mission[] => {
  const box = parseEdition(edition ?? {});
  return box.ok ? box.value.missions : reconstructed.missions;
};

const needOf = (need: PaymentInput['need']): SpiceNumbers =>
  'mission' in need ? (reconstructed.missions.find((tile) => tile.id === need.mission)?.need ?? {}) : need;

const sameNeed = (a: SpiceNumbers, b: SpiceNumbers): boolean =>
  spices.every((spice) => (a[spice] ?? 0) === (b[spice] ?? 0));

const withUnits = (need: SpiceNumbers, spice: keyof SpiceNumbers, units: number): SpiceNumbers => {
  const { [spice]: _, ...others } = need;
  return units > 0 ? { ...others, [spice]: units } : others;
};

const tileText = (tile: Mission, lang: Lang): string =>
  say(lang, `${needInWords(tile.need, lang)} (${tile.vp} PV)`, `${needInWords(tile.need, lang)} (${tile.vp} VP)`);

/** Where a card lies, as one choice: a Harbor card is always in the warehouse. */
type Place = 'warehouse' | 'harbor' | 'hand';

const placeOf = (card: PaymentCard): Place => (card.harbor ? 'harbor' : (card.from ?? 'warehouse'));

const atPlace = ({ kind, units, tradedAs }: PaymentCard, place: Place): PaymentCard => ({
  kind: place === 'harbor' && kind === 'crate' ? 'pepper' : kind,
  ...(units === 2 && place !== 'harbor' ? { units } : {}),
  ...(tradedAs ? { tradedAs } : {}),
  ...(place === 'harbor' ? { harbor: true } : {}),
  ...(place === 'hand' ? { from: 'hand' as const } : {}),
});

const TradeSelect = ({
  card,
  lang,
  onChange,
}: {
  card: PaymentCard;
  lang: Lang;
  onChange: (card: PaymentCard) => void;
}) => (
  <Select
    label={paymentLabels.labels['cards[].tradedAs'][lang]}
    value={card.tradedAs ?? ''}
    options={[
      { value: '', label: say(lang, 'non troquée', 'not traded') },
      ...spices.map((spice) => ({ value: spice, label: cargoName(spice, lang) })),
    ]}
    onChange={(spice) => {
      const { tradedAs: _, ...plain } = card;
      onChange(
        spices.some((known) => known === spice) ? { ...plain, tradedAs: spice as (typeof spices)[number] } : plain,
      );
    }}
  />
);

interface RowProps {
  lang: Lang;
  n: number;
  card: PaymentCard;
  path: string;
  trades: boolean;
  onChange: (card: PaymentCard) => void;
  onRemove: () => void;
}

const CardRow = ({ lang, n, card, path, trades, onChange, onRemove }: RowProps) => {
  const error = useProblem(path);
  const place = placeOf(card);
  const label = fill(words.cardNumber[lang], { n });
  const kinds = place === 'harbor' ? cargoes.slice(0, 4) : cargoes;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would draw a second heading
    <div class={error ? 'cargo is-bad' : 'cargo'} role="group" aria-label={label}>
      <SpiceMark letter={cargoLetter(card.kind)} size={30} />
      <Select
        label={say(lang, `${label}, épice`, `${label}, spice`)}
        value={card.kind}
        options={kinds.map((kind) => ({ value: kind, label: cargoName(kind, lang) }))}
        onChange={(kind) => onChange({ ...card, kind })}
      />
      <Select
        label={paymentLabels.labels['cards[].from'][lang]}
        value={place}
        options={[
          { value: 'warehouse' as Place, label: say(lang, 'entrepôt', 'warehouse') },
          { value: 'harbor' as Place, label: say(lang, 'carte Port', 'Harbor card') },
          { value: 'hand' as Place, label: say(lang, 'main', 'hand') },
        ]}
        onChange={(next) => onChange(atPlace(card, next))}
      />
      <RemoveButton label={fill(words.removeCard[lang], { n })} onClick={onRemove} />
      <Toggle
        label={paymentLabels.labels['cards[].units'][lang]}
        value={card.units === 2}
        disabled={place === 'harbor'}
        onChange={(doubled) => {
          const { units: _, ...plain } = card;
          onChange(doubled ? { ...plain, units: 2 } : plain);
        }}
      />
      {trades && <TradeSelect card={card} lang={lang} onChange={onChange} />}
      {error && <p class="err">{error}</p>}
    </div>
  );
};

type Of<Value> = FieldProps<Value, PaymentInput, FieldsAbout>;

/** A Mission of the box; choosing one asks for what stands on it. */
const MissionField = ({ lang, label, value, onChange, with: { edition } }: Of<PaymentInput['need']>) => {
  const tiles = tilesOf(edition);
  const need = needOf(value);
  return (
    <Select
      label={label}
      value={tiles.find((tile) => sameNeed(tile.need, need))?.id ?? ''}
      options={[
        { value: '', label: say(lang, 'une autre demande', 'another demand') },
        ...tiles.map((tile) => ({ value: tile.id, label: tileText(tile, lang) })),
      ]}
      onChange={(id) => {
        const tile = tiles.find((one) => one.id === id);
        if (!tile) return;
        const own = reconstructed.missions.some(
          (one) => one.id === id && one.vp === tile.vp && sameNeed(one.need, tile.need),
        );
        onChange(own ? { mission: id } : tile.need);
      }}
    />
  );
};

/** Units by spice; a Mission that is named is told by its own. */
const NeedField = ({ lang, label, path, value, onChange }: Of<PaymentInput['need']>) => {
  const need = needOf(value);
  return (
    <Group label={label}>
      <div class="rows">
        {spices.map((spice) => (
          <Stepper
            key={spice}
            lang={lang}
            mark={<SpiceMark letter={cargoLetter(spice)} size={24} />}
            label={capital(cargoName(spice, lang))}
            value={need[spice] ?? 0}
            min={0}
            max={9}
            onChange={(units) => onChange(withUnits(need, spice, units))}
          />
        ))}
      </div>
      <Wrong at={path} label={label} />
    </Group>
  );
};

const CardsField = ({ lang, label, path, value, onChange, whole }: Of<readonly PaymentCard[]>) => (
  <Group
    label={label}
    action={
      <AddButton
        label={words.card[lang]}
        disabled={value.length >= MOST_CARDS}
        onClick={() => onChange([...value, { kind: value[value.length - 1]?.kind ?? 'pepper' }])}
      />
    }
  >
    <div class="rows">
      {value.map((card, i) => (
        <CardRow
          key={i}
          lang={lang}
          n={i + 1}
          card={card}
          path={`${path}[${i}]`}
          trades={whole.blackbeard ?? false}
          onChange={(changed) => onChange(value.map((old, j) => (j === i ? changed : old)))}
          onRemove={() => onChange(value.filter((_, j) => j !== i))}
        />
      ))}
    </div>
  </Group>
);

const fields: FieldList<PaymentInput, FieldsAbout> = [
  { at: 'need', as: MissionField, label: paymentLabels.labels['need.mission'] },
  { at: 'need', as: NeedField },
  { at: 'cards', as: CardsField },
  '*',
  { at: 'holdsShip', when: ({ blackbeard }) => blackbeard === true },
];

/** How much of a spice is paid: of what is asked, or of what nobody asks; before a Mission is named, so much. */
const toldOf = (paid: number, asked: number, named: boolean, lang: Lang): string => {
  if (asked > 0) return say(lang, `${paid} sur ${asked}`, `${paid} of ${asked}`);
  return named ? say(lang, `${paid} de trop`, `${paid} too many`) : String(paid);
};

/** Whether a Mission asks for anything: before one is named, none does. */
const isNamed = ({ need }: PaymentAnswer): boolean => spices.some((spice) => (need[spice] ?? 0) > 0);

const tally = (answer: PaymentAnswer, spice: keyof SpiceNumbers, lang: Lang) => {
  const named = isNamed(answer);
  const asked = answer.need[spice] ?? 0;
  const paid = answer.paid[spice] ?? 0;
  if (asked + paid === 0) return null;
  return (
    <li key={spice} class={paid < asked && !answer.verdict.legal ? 'lacks' : undefined}>
      <SpiceMark letter={cargoLetter(spice as Cargo)} size={26} />
      <span>{cargoName(spice as Cargo, lang)}</span>
      <b class="num">{toldOf(paid, asked, named, lang)}</b>
    </li>
  );
};

/** The tile asked for; a place that waits for one while it has not been named. */
const Need = ({ answer, lang }: { answer: PaymentAnswer; lang: Lang }) => {
  const spot = useSpots();
  const asked = isNamed(answer);
  const label = asked ? needInWords(answer.need, lang) : entryWords.mission[lang];
  const drawn = answer.value ? (
    <MissionTile mission={{ id: '', category: 1, vp: answer.value.vp, need: answer.need }} lang={lang} />
  ) : (
    asked && <span class="small">{label}</span>
  );
  if (!spot) return <div class="pay-mission">{answer.value && drawn}</div>;
  return (
    <div class="pay-mission">
      <span {...spot('need', label, { class: asked ? 'tt-card' : 'tt-more' })}>{drawn}</span>
    </div>
  );
};

const Board = ({ lang, input, answer, asks }: BoardProps<PaymentInput, PaymentAnswer>) => {
  const spot = useSpots();
  return (
    <>
      <Need answer={answer} lang={lang} />
      <div>
        <div class="store">
          {input.cards.map((card, i) => (
            <span key={i} {...(spot?.(`paid.${i}`, cargoInWords(card, lang), { class: 'tt-card' }) ?? {})}>
              <CargoChip
                lang={lang}
                kind={card.kind}
                units={card.units}
                harbor={card.harbor}
                tradedAs={input.blackbeard ? card.tradedAs : undefined}
                wrong={!asks && answer.refused.includes(i)}
              />
            </span>
          ))}
          {spot && <span {...spot('paid', entryWords.morePaid[lang], { class: 'tt-more' })} />}
          {!spot && input.cards.length === 0 && <span class="small">{say(lang, 'aucune carte', 'no card')}</span>}
        </div>
        <ul class="tally">
          {spices.map((spice) => tally(answer, spice, lang))}
          {answer.crates > 0 && (
            <li>
              <SpiceMark letter="x" size={26} />
              <span>{plural(answer.crates, say(lang, 'caisse', 'crate'), say(lang, 'caisses', 'crates'), lang)}</span>
              <b class="num">{answer.crates}</b>
            </li>
          )}
        </ul>
      </div>
    </>
  );
};

/** What cards that lie there still leave to be paid: as long as more can be put, it is a thing to add, and nothing is refused. */
const stillToPay = ({ need, cards }: Pick<PaymentInput, 'need' | 'cards'>): Text | undefined => {
  // What is in hand, or traded, is judged as it lies there.
  if (cards.some(({ from, tradedAs }) => from === 'hand' || tradedAs !== undefined)) return undefined;
  const paid = (kind: Cargo): number =>
    cards.reduce((sum, card) => (card.kind === kind ? sum + (card.units ?? 1) : sum), 0);
  const asked = needOf(need);
  const lacks = spices.flatMap((spice) => {
    const lack = (asked[spice] ?? 0) - paid(spice);
    return lack > 0 ? [{ spice, lack }] : [];
  });
  const units = lacks.reduce((sum, { lack }) => sum + lack, 0);
  const left = units - paid('crate');
  if (left <= 0) return undefined;
  const told = (lang: Lang): string =>
    left === units
      ? listed(
          lacks.map(({ spice, lack }) => `${lack}\u00a0${cargoName(spice, lang)}`),
          lang,
        )
      : `${left}\u00a0${listed(
          lacks.map(({ spice }) => cargoName(spice, lang)),
          lang,
          'or',
        )}`;
  return both(`Il faut encore ${told('fr')}`, `Still to be paid: ${told('en')}`);
};

/** What has to be said before a payment can be judged. */
const missing = ({ need, cards }: PaymentInput): Text | undefined => {
  if (!spices.some((spice) => (needOf(need)[spice] ?? 0) > 0)) return both('Quelle Mission\u00a0?', 'Which Mission?');
  if (cards.length === 0) return both('Avec quelles cartes\u00a0?', 'With which cards?');
  return cards.length < MOST_CARDS ? stillToPay({ need, cards }) : undefined;
};

const payment: DisputeForm<PaymentInput, PaymentAnswer> = {
  fields,
  Board,
  entry: paymentEntry,
  empty: () => ({ need: {}, cards: [] }),
  missing,
};

export default payment;
