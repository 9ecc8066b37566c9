import { PieceMark } from '@portolan/boards/cabo-da-roca';
import { type Edition, type ShipKind, shipKinds, type TreasureType } from '@portolan/cabo-da-roca';
import type { CountPlayer, FishByReach } from '@portolan/cabo-da-roca/checkers';
import { mostOfBox } from '@portolan/cabo-da-roca/pieces';
import { pieceName } from '@portolan/cabo-da-roca/rules';
import type { Lang, Text } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { both, capital, say } from '../../../kit/text.ts';
import { caboBook } from '../page.ts';

interface Props {
  readonly lang: Lang;
  readonly box: Edition;
  readonly player: CountPlayer;
  readonly onChange: (player: CountPlayer) => void;
  readonly problemAt: (path: string) => string | undefined;
}

const reaches = ['bank', 'coast-8', 'coast-4', 'town-8'] as const;

const ships: Readonly<Record<ShipKind, number>> = { fishing: 2, trade: 2, pirate: 1 };

type Counted = 'coins' | 'ports' | 'twice' | 'fishUnder' | 'islands' | 'wrecks' | ShipKind;

const Fish = ({ lang, box, player, onChange, problemAt, twice }: Props & { readonly twice: ComponentChildren }) => {
  const { fish = 0 } = player;
  const byReach = typeof fish === 'object';
  const most = mostOfBox(box).fish;
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
            max={most}
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
          max={most}
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
const EmptyHome = ({ lang, box, player, onChange, problemAt }: Props) => {
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
          max={mostOfBox(box).fish}
          error={problemAt('emptyHome.fish')}
          onChange={(fish) => onChange({ ...player, emptyHome: { fish } })}
        />
      )}
    </>
  );
};

/** What a player has at the end, each thing with its stepper. */
export const CountFields = (props: Props) => {
  const { lang, box, player, onChange, problemAt } = props;
  const most = mostOfBox(box);
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
          most.fish,
        )}
      />
      <EmptyHome {...props} />
      {shipKinds.map((kind) => number(kind, capital(pieceName(kind, lang)), ships[kind], kind))}
      {number('fishUnder', say(lang, 'Poissons sous mes bateaux', 'Fish under my ships'), most.fishUnder)}
      {number('islands', say(lang, 'Îles tenues', 'Islands held'), most.islands)}
      {number('wrecks', say(lang, 'Épaves tenues', 'Wrecks held'), most.wrecks)}
      <Toggle
        label={say(lang, 'Éliminé', 'Eliminated')}
        value={player.out ?? false}
        onChange={(out) => onChange({ ...player, out })}
      />
    </div>
  );
};

const treasureLabels: Readonly<Record<TreasureType, Text>> = {
  island: both('Valeur d’une île', 'Value of an island'),
  wreck: both('Valeur d’une épave', 'Value of a wreck'),
};

/** What a treasure is worth: a value of the cards of the box, or not seen. */
export const TreasureValue = ({
  lang,
  box,
  type,
  value,
  error,
  onChange,
}: {
  lang: Lang;
  box: Edition;
  type: TreasureType;
  value: number | null;
  error?: string | undefined;
  onChange: (value: number | null) => void;
}) => {
  const printed = box.treasureCards.flatMap((card) => (card.type === type ? [card.value] : []));
  // A sheet that was sent may hold a value of another box.
  const values = [...new Set([...printed, ...(value === null ? [] : [value])])].sort((a, b) => a - b);
  return (
    <Select
      label={treasureLabels[type][lang]}
      value={value === null ? '' : String(value)}
      error={error}
      options={[
        { value: '', label: say(lang, 'inconnue', 'unknown') },
        ...values.map((one) => ({ value: String(one), label: String(one) })),
      ]}
      onChange={(text) => onChange(text === '' ? null : Number(text))}
    />
  );
};
