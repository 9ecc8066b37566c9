import { type ShipKind, shipKinds } from '@portolan/cabo-da-roca';
import type { CountPlayer, FishByReach } from '@portolan/cabo-da-roca/checkers';
import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { pieceName } from '../../../boards/cabo-da-roca/names.ts';
import { PieceMark } from '../../../boards/cabo-da-roca/PieceMark.tsx';
import { caboBook } from '../../../kit/cabo-da-roca.ts';
import { Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { capital, say } from '../../../kit/text.ts';

interface Props {
  readonly lang: Lang;
  readonly player: CountPlayer;
  readonly onChange: (player: CountPlayer) => void;
  readonly problemAt: (path: string) => string | undefined;
}

const reaches = ['bank', 'coast-8', 'coast-4', 'town-8'] as const;

const ships: Readonly<Record<ShipKind, number>> = { fishing: 2, trade: 2, pirate: 1 };

type Counted = 'coins' | 'ports' | 'twice' | 'fishUnder' | 'islands' | 'wrecks' | ShipKind;

const Fish = ({ lang, player, onChange, problemAt, twice }: Props & { readonly twice: ComponentChildren }) => {
  const { fish = 0 } = player;
  const byReach = typeof fish === 'object';
  const set = (next: number | FishByReach) => onChange({ ...player, fish: next });
  const total = byReach ? fish.bank : fish;
  return (
    <>
      {byReach ? (
        reaches.map((reach) => (
          <Stepper
            key={reach}
            lang={lang}
            label={`${say(lang, 'Poissons', 'Fish')}, ${caboBook.readingTitle('fish-reach', reach, lang)}`}
            value={fish[reach]}
            min={0}
            max={24}
            error={problemAt(`fish.${reach}`)}
            onChange={(n) => set({ ...fish, [reach]: n })}
          />
        ))
      ) : (
        <Stepper
          lang={lang}
          label={say(lang, 'Poissons dans les bancs de mes ports', 'Fish in the grounds of my ports')}
          value={fish}
          min={0}
          max={24}
          error={problemAt('fish')}
          onChange={set}
        />
      )}
      {twice}
      <Toggle
        label={say(lang, 'Donner un nombre par lecture', 'Give a number for each reading')}
        value={byReach}
        onChange={(on) => set(on ? { bank: total, 'coast-8': total, 'coast-4': total, 'town-8': total } : total)}
      />
    </>
  );
};

/** A starting port that nobody holds: it counts under one reading of whose a port is. */
const EmptyHome = ({ lang, player, onChange, problemAt }: Props) => {
  const { emptyHome, ...others } = player;
  return (
    <>
      <Toggle
        label={say(lang, 'Personne ne tient mon port de départ', 'Nobody holds my starting port')}
        value={emptyHome !== undefined}
        onChange={(on) => onChange(on ? { ...player, emptyHome: { fish: 0 } } : others)}
      />
      {emptyHome && (
        <Stepper
          lang={lang}
          label={say(lang, 'Poissons de son seul banc', 'Fish of its ground alone')}
          value={emptyHome.fish}
          min={0}
          max={24}
          error={problemAt('emptyHome.fish')}
          onChange={(fish) => onChange({ ...player, emptyHome: { fish } })}
        />
      )}
    </>
  );
};

/** What a player has at the end, each thing with its stepper. */
export const CountFields = (props: Props) => {
  const { lang, player, onChange, problemAt } = props;
  const number = (key: Counted, label: string, max: number, kind?: ShipKind) => (
    <Stepper
      key={key}
      lang={lang}
      label={label}
      mark={kind && <PieceMark kind={kind} />}
      value={player[key] ?? 0}
      min={0}
      max={max}
      error={problemAt(key)}
      onChange={(n) => onChange({ ...player, [key]: n })}
    />
  );
  return (
    <div class="rows">
      {number('coins', say(lang, 'Pièces d’or', 'Coins'), 9999)}
      {number('ports', say(lang, 'Ports tenus', 'Ports held'), 5)}
      <Fish
        {...props}
        twice={number(
          'twice',
          say(lang, 'dont communs à deux de mes ports', 'of these, shared by two of my ports'),
          24,
        )}
      />
      <EmptyHome {...props} />
      {shipKinds.map((kind) => number(kind, capital(pieceName(kind, lang)), ships[kind], kind))}
      {number('fishUnder', say(lang, 'Poissons sous mes bateaux', 'Fish under my ships'), 15)}
      {number('islands', say(lang, 'Îles tenues', 'Islands held'), 2)}
      {number('wrecks', say(lang, 'Épaves tenues', 'Wrecks held'), 2)}
      <Toggle
        label={say(lang, 'Éliminé', 'Eliminated')}
        value={player.out ?? false}
        onChange={(out) => onChange({ ...player, out })}
      />
    </div>
  );
};

/** What a treasure is worth: a value of the cards, or not seen. */
export const TreasureValue = ({
  lang,
  label,
  value,
  onChange,
}: {
  lang: Lang;
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}) => (
  <Select
    label={label}
    value={value === null ? '' : String(value)}
    options={[
      { value: '', label: say(lang, 'inconnue', 'unknown') },
      ...['50', '100', '150'].map((text) => ({ value: text, label: text })),
    ]}
    onChange={(text) => onChange(text === '' ? null : Number(text))}
  />
);
