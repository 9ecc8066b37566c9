import { PieceMark } from '@portolan/boards/cabo-da-roca';
import { type PieceKind, pieceKinds, shipKinds } from '@portolan/cabo-da-roca';
import type { PurchaseInput, PurchasePlace } from '@portolan/cabo-da-roca/checkers';
import { pieceName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { FormProps } from '../../../check/module.ts';
import { Group, Segment, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { capital, say } from '../../../kit/text.ts';
import { WhoseSelect } from '../parts/fields.tsx';
import { boxFrom } from '../parts/tables.ts';

type Props = FormProps<PurchaseInput>;

const places = (lang: Lang): readonly { value: PurchasePlace; label: string }[] => [
  { value: 'port', label: say(lang, 'un port', 'a port') },
  { value: 'lighthouse', label: say(lang, 'un phare', 'a lighthouse') },
  { value: 'island', label: say(lang, 'une île', 'an island') },
  { value: 'coast', label: say(lang, 'une côte', 'a coast') },
  { value: 'sea', label: say(lang, 'la mer', 'the sea') },
];

const limits = { sailor: 5, fishing: 2, trade: 2, pirate: 1 } as const;

const Square = ({ lang, input, onChange, problemAt }: Props) => (
  <Group label={say(lang, 'La case', 'The square')}>
    <div class="rows">
      <Select
        label={say(lang, 'C’est', 'It is')}
        value={input.place}
        options={places(lang)}
        error={problemAt('place')}
        onChange={(place) => onChange({ ...input, place })}
      />
      <WhoseSelect
        lang={lang}
        label={say(lang, 'Le marin qui s’y trouve', 'The sailor on it')}
        value={input.sailor}
        error={problemAt('sailor')}
        onChange={(sailor) => onChange({ ...input, sailor })}
      />
      {input.place === 'port' && (
        <WhoseSelect
          lang={lang}
          label={say(lang, 'À qui fut-il donné au départ ?', 'Whose starting port is it?')}
          value={input.home}
          error={problemAt('home')}
          onChange={(home) => onChange({ ...input, home })}
        />
      )}
      <WhoseSelect
        lang={lang}
        label={say(lang, 'Le bateau qui s’y trouve', 'The ship on it')}
        value={input.ship}
        error={problemAt('ship')}
        onChange={(ship) => onChange({ ...input, ship })}
      />
    </div>
    <Toggle
      label={say(
        lang,
        'Un de mes bateaux, pas pirate, dans les huit cases autour',
        'A ship of mine, no pirate, in the eight squares around',
      )}
      value={input.near ?? false}
      onChange={(near) => onChange({ ...input, near })}
    />
  </Group>
);

const Owned = ({ lang, input, onChange, problemAt }: Props) => (
  <Group label={say(lang, 'Mes pièces en jeu', 'My pieces in play')}>
    <div class="rows">
      {pieceKinds.map((kind) => (
        <Stepper
          key={kind}
          lang={lang}
          label={capital(pieceName(kind, lang))}
          mark={<PieceMark kind={kind} />}
          value={input.owned[kind] ?? 0}
          min={0}
          max={limits[kind]}
          error={problemAt(`owned.${kind}`)}
          onChange={(n) => onChange({ ...input, owned: { ...input.owned, [kind]: n } })}
        />
      ))}
    </div>
    <details class="fold">
      <summary>{say(lang, 'Bateaux coulés', 'Ships sunk')}</summary>
      <div class="rows">
        {shipKinds.map((kind) => (
          <Stepper
            key={kind}
            lang={lang}
            label={capital(pieceName(kind, lang))}
            value={input.gone?.[kind] ?? 0}
            min={0}
            max={limits[kind]}
            error={problemAt(`gone.${kind}`)}
            onChange={(n) => onChange({ ...input, gone: { ...input.gone, [kind]: n } })}
          />
        ))}
      </div>
    </details>
  </Group>
);

/** How many pieces of a kind are sold with the purchase. */
const soldOf = (input: PurchaseInput, kind: PieceKind): number =>
  (input.sell ?? []).filter((one) => one === kind).length;

const Sold = ({ lang, input, onChange, problemAt }: Props) => (
  <details class="fold" open={(input.sell ?? []).length > 0}>
    <summary>{say(lang, 'Vendre des pièces pour payer ?', 'Sell pieces to pay?')}</summary>
    <div class="rows">
      {pieceKinds.map((kind) => (
        <Stepper
          key={kind}
          lang={lang}
          label={capital(pieceName(kind, lang))}
          value={soldOf(input, kind)}
          min={0}
          max={limits[kind]}
          error={problemAt('sell')}
          onChange={(n) =>
            onChange({
              ...input,
              sell: pieceKinds.flatMap((one) => Array<PieceKind>(one === kind ? n : soldOf(input, one)).fill(one)),
            })
          }
        />
      ))}
    </div>
  </details>
);

/** What is bought, where, with what, and when. */
export const PurchaseForm = (props: Props) => {
  const { lang, input, onChange, problemAt, edition } = props;
  return (
    <>
      <Segment
        label={say(lang, 'Ce que j’achète', 'What I buy')}
        value={input.piece}
        options={pieceKinds.map((kind) => ({
          value: kind,
          label: capital(pieceName(kind, lang)),
          mark: <PieceMark kind={kind} />,
        }))}
        onChange={(piece) => onChange({ ...input, piece })}
      />
      <div class="rows">
        <Stepper
          lang={lang}
          label={say(lang, 'Mes pièces d’or', 'My coins')}
          value={input.coins}
          min={0}
          max={boxFrom(edition).awards.goal - 1}
          error={problemAt('coins')}
          onChange={(n) => onChange({ ...input, coins: n })}
        />
        <Stepper
          lang={lang}
          label={say(lang, 'Actions restantes', 'Actions left')}
          value={input.left}
          min={0}
          max={3}
          error={problemAt('left')}
          onChange={(left) => onChange({ ...input, left })}
        />
      </div>
      <Segment
        label={say(lang, 'Où en est le tour ?', 'How far has the turn come?')}
        value={input.stage}
        options={[
          { value: 'buy', label: say(lang, 'la tuile vient d’être posée', 'the tile has just been laid') },
          { value: 'depart', label: say(lang, 'les départs ont commencé', 'departures have begun') },
          { value: 'free', label: say(lang, 'une pièce a bougé', 'a piece has moved') },
        ]}
        onChange={(stage) => onChange({ ...input, stage })}
      />
      <Square {...props} />
      <Owned {...props} />
      <div>
        <Toggle
          label={say(
            lang,
            'Un autre de mes bateaux doit encore quitter un port',
            'Another ship of mine must still leave port',
          )}
          value={input.pending ?? false}
          onChange={(pending) => onChange({ ...input, pending })}
        />
        <Toggle
          label={say(lang, 'C’est la phase finale', 'It is the final phase')}
          value={input.final ?? false}
          onChange={(final) => onChange({ ...input, final })}
        />
      </div>
      <Sold {...props} />
    </>
  );
};
