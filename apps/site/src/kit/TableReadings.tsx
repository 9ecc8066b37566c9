import type { Lang, Rulings } from '@portolan/core';
import { withReading } from '../stores/rulings.ts';
import { Select } from './controls/choices.tsx';
import { useGame } from './game.ts';
import { both, fill, words } from './text.ts';

const texts = {
  sentReadings: both('Dans le lien reçu, on joue…', 'In the link received, they play…'),
  lentReadings: both('Celles de votre table ne changent pas.', 'Your table’s do not change.'),
  byDefault: both('par défaut', 'default'),
} as const;

/** How this table reads the open points that matter here; kept in the browser. */
export const TableReadings = ({
  lang,
  names,
  value,
  onChange,
  lent = false,
  open,
}: {
  lang: Lang;
  names: readonly string[];
  value: Rulings;
  onChange: (rulings: Rulings) => void;
  /** The readings came with a link. */
  lent?: boolean;
  /** It was asked for; else it is open where something is chosen. */
  open?: boolean;
}) => {
  const {
    book: { rulingNamed, readingTitle },
    openPoints: { defaultOf, readingsOf },
  } = useGame();
  if (names.length === 0) return null;
  const chosen = names.filter((name) => value[name] !== undefined).length;
  return (
    <details class="table-readings" open={open ?? chosen > 0}>
      <summary>
        <span>{(lent ? texts.sentReadings : words.tableReadings)[lang]}</span>{' '}
        <span class="r">{chosen === 0 ? words.asHere[lang] : fill(words.otherwise[lang], { n: chosen })}</span>
      </summary>
      {lent && <p class="small">{texts.lentReadings[lang]}</p>}
      {names.map((name) => (
        <Select
          key={name}
          label={rulingNamed(name)?.question[lang] ?? name}
          value={value[name] ?? defaultOf(name)}
          options={readingsOf(name).map((reading) => ({
            value: reading,
            label:
              reading === defaultOf(name)
                ? `${readingTitle(name, reading, lang)} (${texts.byDefault[lang]})`
                : readingTitle(name, reading, lang),
          }))}
          onChange={(reading) => onChange(withReading(value, name, reading, defaultOf(name)))}
        />
      ))}
    </details>
  );
};
