import { seatLetter } from '@portolan/boards';
import { type Edition, type GoodsKind, type Quay, quayNumbers } from '@portolan/comptoir-des-antilles';
import { quayName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { Select, Toggle } from '../../../kit/controls/choices.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import { TextField } from '../../../kit/controls/TextField.tsx';
import { useProblems } from '../../../kit/form.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { both, fill, words } from '../../../kit/text.ts';
import { Wrong } from '../../../kit/Wrong.tsx';
import { quayContent } from '../board/quay-line.ts';
import { Folded, SomeSeat, TileSelect } from './fields.tsx';
import { EMPTY, type Laid, laidOf, laidText, newShip } from './quay-text.ts';

const texts = {
  lies: both('Un navire est à ce quai', 'A ship lies at this quay'),
  value: both('Valeur du navire', 'Value of the ship'),
  goods: both('Marchandise', 'Goods'),
  none: both('pas encore', 'none yet'),
  other: both('{goods}, pas dans cette boîte', '{goods}, not in this box'),
  porters: both('Porteurs de {seat}', 'Porters of {seat}'),
  gone: both('Retirer les porteurs de {seat}', 'Take the porters of {seat} off'),
  tile: both('Tuile événement', 'Event tile'),
  noTile: both('aucune', 'none'),
  by: both('Posée par', 'Laid by'),
  text: both('Le quai, tel qu’écrit', 'The quay, as written'),
  clear: both('Vider ce quai', 'Empty this quay'),
} as const;

interface ShipProps {
  readonly lang: Lang;
  readonly value: Laid;
  readonly seats: number;
  /** The box in use. */
  readonly box: Edition;
  /** A ship may have no goods yet. */
  readonly bare?: boolean;
  readonly onChange: (laid: Laid) => void;
}

const goodsOptions = (lang: Lang, goods: readonly GoodsKind[], bare: boolean, now: string) => {
  const known = [
    ...(bare || now === EMPTY ? [{ value: EMPTY, label: texts.none[lang] }] : []),
    ...goods.map((one) => ({ value: one.id, label: `${one[lang]}, ${one.premium}` })),
  ];
  return known.some(({ value }) => value === now)
    ? known
    : [{ value: now, label: fill(texts.other[lang], { goods: now }) }, ...known];
};

/** The porters of players who are not at the table, which a text or a link brought. */
const Strangers = ({ lang, value, seats, onChange }: ShipProps) => (
  <>
    {value.porters.slice(seats).map(
      (count, i) =>
        count > 0 && (
          <button
            key={seatLetter(seats + i)}
            type="button"
            class="btn btn-q"
            onClick={() =>
              onChange({ ...value, porters: value.porters.map((old, seat) => (seat === seats + i ? 0 : old)) })
            }
          >
            {fill(texts.gone[lang], { seat: seatLetter(seats + i) })}
          </button>
        ),
    )}
  </>
);

/** What a ship at a quay is: value, goods, porters aboard, event tile. */
export const ShipFields = (props: ShipProps) => {
  const { lang, box, value, seats, bare = false, onChange } = props;
  return (
    <>
      <Stepper
        lang={lang}
        label={texts.value[lang]}
        value={value.ship}
        min={1}
        max={12}
        onChange={(ship) => onChange({ ...value, ship })}
      />
      <Select
        label={texts.goods[lang]}
        value={value.goods}
        options={goodsOptions(lang, box.goods, bare, value.goods)}
        onChange={(id) => onChange({ ...value, goods: id })}
      />
      {value.porters.slice(0, seats).map((count, seat) => (
        <Stepper
          key={seatLetter(seat)}
          lang={lang}
          label={fill(texts.porters[lang], { seat: seatLetter(seat) })}
          mark={<SeatToken seat={seat} />}
          value={count}
          min={0}
          max={20}
          onChange={(n) => onChange({ ...value, porters: value.porters.map((old, i) => (i === seat ? n : old)) })}
        />
      ))}
      <Strangers {...props} />
      <TileSelect
        lang={lang}
        box={box}
        label={texts.tile[lang]}
        value={value.tile?.id}
        none={texts.noTile[lang]}
        onChange={(id) => onChange({ ...value, tile: id ? { id, by: value.tile?.by ?? 0 } : null })}
      />
      {value.tile && (
        <SomeSeat
          lang={lang}
          label={texts.by[lang]}
          value={value.tile.by}
          seats={seats}
          onChange={(by) => value.tile && onChange({ ...value, tile: { ...value.tile, by } })}
        />
      )}
    </>
  );
};

interface QuayProps {
  readonly lang: Lang;
  readonly value: string;
  readonly seats: number;
  /** The box in use. */
  readonly box: Edition;
  readonly bare?: boolean;
  /** Its path in the form. */
  readonly at?: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A quay with or without a ship; one that no form can show stays as it is written, to be corrected there. */
export const QuayFields = ({ lang, box, value, seats, bare = false, at, onChange }: QuayProps) => {
  const laid = laidOf(value);
  if (laid === undefined)
    return (
      <>
        <TextField label={texts.text[lang]} value={value} maxLength={60} at={at} onChange={onChange} />
        <button type="button" class="btn btn-q" onClick={() => onChange(EMPTY)}>
          {texts.clear[lang]}
        </button>
      </>
    );
  return (
    <>
      {at !== undefined && <Wrong at={at} />}
      <Toggle
        label={texts.lies[lang]}
        value={laid !== null}
        onChange={(on) => onChange(laidText(on ? newShip(box) : null))}
      />
      {laid && (
        <ShipFields
          lang={lang}
          value={laid}
          seats={seats}
          box={box}
          bare={bare}
          onChange={(next) => onChange(laidText(next))}
        />
      )}
    </>
  );
};

/** A quay on one line: "Quai 2 : 5, Rhum, A2 B1, Pirates". */
export const quayLine = (quay: Quay, text: string, box: Edition, lang: Lang): string =>
  `${quayName(quay, lang)}${words.colon[lang]}${quayContent(text, box, lang)}`;

interface PortProps {
  readonly lang: Lang;
  readonly quays: readonly string[];
  readonly seats: number;
  /** The box in use. */
  readonly box: Edition;
  readonly bare?: boolean;
  /** The path of a quay in the form. */
  readonly at: (quay: Quay) => string;
  /** What is wrong with the quays together; told where no single quay is wrong. */
  readonly whole?: string | undefined;
  readonly onChange: (quay: Quay, text: string) => void;
}

/** The four quays, each folded under one line that says what lies there. */
export const PortFields = ({ lang, box, quays, seats, bare, at, whole, onChange }: PortProps) => {
  const problemAt = useProblems('');
  const wrong = (quay: Quay): boolean => problemAt(at(quay)) !== undefined;
  return (
    <div class="ca-folds">
      {quayNumbers.map((quay) => (
        <Folded key={quay} title={quayLine(quay, quays[quay - 1] ?? EMPTY, box, lang)} wrong={wrong(quay)}>
          <QuayFields
            lang={lang}
            value={quays[quay - 1] ?? EMPTY}
            seats={seats}
            box={box}
            {...(bare ? { bare } : {})}
            at={at(quay)}
            onChange={(text) => onChange(quay, text)}
          />
        </Folded>
      ))}
      {whole && !quayNumbers.some(wrong) && <p class="err">{whole}</p>}
    </div>
  );
};
