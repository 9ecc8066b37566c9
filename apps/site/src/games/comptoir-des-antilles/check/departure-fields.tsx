import type { DepartureInput } from '@portolan/comptoir-des-antilles/checkers';
import type { FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { useProblems } from '../../../kit/form.tsx';
import { both, say } from '../../../kit/text.ts';
import { Wrong } from '../../../kit/Wrong.tsx';
import { type AskedProps, Commission, Counters, ListedPlayer, Player, PlayerCount } from '../parts/asked.tsx';
import { boxOf, FIGURE } from '../parts/cards.ts';
import { Folded, START } from '../parts/fields.tsx';
import { seatNumbers } from '../parts/play.ts';
import { QuayFields, quayLine, ShipFields } from '../parts/QuayFields.tsx';
import { EMPTY, laidOf, laidText, newShip, reseatedQuay } from '../parts/quay-text.ts';

const Sailing = ({
  lang,
  label,
  path,
  value,
  problem,
  whole,
  onChange,
  with: { edition },
}: AskedProps<string, DepartureInput>) => (
  <fieldset class={problem ? 'is-bad' : undefined}>
    <legend>{label}</legend>
    <Wrong at={path} label={label} />
    <div class="rows">
      <ShipFields
        lang={lang}
        box={boxOf(edition)}
        value={laidOf(value) ?? newShip(boxOf(edition))}
        seats={whole.seats}
        onChange={(laid) => onChange(laidText(laid))}
      />
    </div>
  </fieldset>
);

const Others = ({
  lang,
  label,
  path,
  value,
  problem,
  whole,
  onChange,
  with: { edition },
}: AskedProps<readonly string[] | undefined, DepartureInput>) => {
  const box = boxOf(edition);
  const problemAt = useProblems(path);
  const quays = [0, 1, 2].map((i) => value?.[i] ?? EMPTY);
  return (
    <Folded title={label} wrong={problem !== undefined}>
      <p class="small">
        {say(
          lang,
          'Ils ne comptent que si une tuile Qualité vaut pour toute une marchandise.',
          'They matter only if a Quality tile counts for all ships with the same goods.',
        )}
      </p>
      {quays.map((text, i) => (
        <Folded
          key={i}
          title={quayLine((i + 2) as 2 | 3 | 4, text, box, lang)}
          wrong={problemAt(`[${i}]`) !== undefined}
        >
          <QuayFields
            lang={lang}
            box={box}
            value={text}
            seats={whole.seats}
            at={`${path}[${i}]`}
            onChange={(next) => onChange(quays.map((old, at) => (at === i ? next : old)))}
          />
        </Folded>
      ))}
    </Folded>
  );
};

const fields: FieldList<DepartureInput, FieldsAbout> = [
  { at: 'cause', or: 'full' },
  { at: 'ship', as: Sailing },
  { at: 'commission', as: Commission },
  { at: 'active', as: Player },
  { at: 'slate', as: ListedPlayer },
  '*',
  { at: 'premiums', as: Counters, label: both('Entrer les compteurs d’avant', 'Enter the counters before it') },
  { at: 'others', as: Others },
  { at: 'seats', as: PlayerCount },
];

/** A full ship follows a contact; who left is named nowhere and has nothing aboard. */
const changed = (input: DepartureInput, path: string): DepartureInput => {
  if (path === 'cause' && input.cause === 'full') return { ...input, commission: input.commission ?? FIGURE };
  if (path !== 'seats') return input;
  const { seats, ship, others, active, slate, premiums } = input;
  return {
    ...input,
    ship: reseatedQuay(ship, seats),
    ...(others ? { others: others.map((text) => reseatedQuay(text, seats)) } : {}),
    active: Math.min(active, seats - 1),
    slate: Math.min(slate, seats - 1),
    ...(premiums ? { premiums: seatNumbers(seats).map((seat) => premiums[seat] ?? START) } : {}),
  };
};

export default { fields, changed };
