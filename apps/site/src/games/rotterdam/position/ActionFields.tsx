import { type ActionKind, navigationIds } from '@portolan/rotterdam';
import type { FunctionComponent } from 'preact';
import { Select } from '../../../kit/controls.tsx';
import type { BaseProposal } from '../../../position/editor-game.ts';
import { actionNames } from '../example/kit.tsx';
import { FaceList, missionFaces, navigationFaces, productFaces } from '../parts/FaceList.tsx';
import { ColorField, NavigationField, PlaceField, SeatField, withOdd } from '../parts/fields.tsx';
import { CardUse, Cargo, Ship, Start } from './CardFields.tsx';
import { textOr, textsIn } from './draft.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

type Props = { readonly proposal: BaseProposal<Form> };

const seatAt = (name: 'seat' | 'to', label: 'who' | 'to') => {
  const Seat = ({ proposal: { form, action, set, wrong } }: Props) => (
    <SeatField
      label={words[label][form.lang]}
      value={action[name]}
      seats={form.seats}
      error={wrong(name)}
      onChange={(seat) => set({ [name]: seat })}
    />
  );
  return Seat;
};

const Who = seatAt('seat', 'who');
const Partner = seatAt('to', 'to');

const Color = ({ proposal: { form, action, set, wrong } }: Props) => (
  <ColorField
    lang={form.lang}
    label={words.callColor[form.lang]}
    value={textOr(action.color, '')}
    box={form.box}
    error={wrong('color')}
    onChange={(color) => set({ color })}
  />
);

const Place = ({ proposal: { form, action, set, wrong } }: Props) => (
  <PlaceField
    lang={form.lang}
    label={words.position[form.lang]}
    value={textOr(action.to, '')}
    box={form.box}
    error={wrong('to')}
    onChange={(to) => set({ to })}
  />
);

const Card = ({ proposal: { form, action, set, wrong } }: Props) => (
  <NavigationField
    lang={form.lang}
    label={words.card[form.lang]}
    value={navigationIds.find((one) => one === action.card) ?? 'joker'}
    error={wrong('card')}
    onChange={(card) => set({ card })}
  />
);

/** Products of a trade: their kind may be unknown. */
const goodsAt = (name: 'give' | 'get') => {
  const Goods = ({ proposal: { form, action, set, wrong } }: Props) => (
    <FaceList
      lang={form.lang}
      label={words[name][form.lang]}
      value={textsIn(action, name)}
      faces={productFaces(form.box, form.lang, 'kind')}
      error={wrong(name)}
      onChange={(cards) => set({ [name]: cards })}
    />
  );
  return Goods;
};

const Give = goodsAt('give');
const Get = goodsAt('get');

/** Products that are given for a Mission, or that Jokers replace. */
const spentAt = (name: 'products' | 'jokers', label: 'spent' | 'jokers') => {
  const Spent = ({ proposal: { form, action, set, wrong } }: Props) => (
    <FaceList
      lang={form.lang}
      label={words[label][form.lang]}
      value={textsIn(action, name)}
      faces={productFaces(form.box, form.lang)}
      error={wrong(name)}
      onChange={(cards) => set({ [name]: cards })}
    />
  );
  return Spent;
};

const Spent = spentAt('products', 'spent');
const Jokers = spentAt('jokers', 'jokers');

/** One face of a deck. */
const faceAt = (name: 'mission' | 'card' | 'product', hidden: boolean) => {
  const Face = ({ proposal: { form, action, set, wrong } }: Props) => {
    const { lang, box, table } = form;
    const faces = {
      mission: missionFaces({ ...table, box }, lang, hidden),
      card: navigationFaces(lang, hidden),
      product: productFaces(box, lang, hidden ? 'kind' : 'nothing'),
    }[name];
    const value = textOr(action[name], '');
    return (
      <Select
        label={words[name === 'product' ? 'product' : name][lang]}
        value={value}
        options={withOdd(
          faces.map(({ face, name: short, long }) => ({ value: face, label: long ?? short })),
          value,
        )}
        error={wrong(name)}
        onChange={(face) => set({ [name]: face })}
      />
    );
  };
  return Face;
};

const Mission = faceAt('mission', false);

/** The fields of each kind of action, in the order of a sentence. */
const fieldsOf: Readonly<Record<ActionKind, readonly FunctionComponent<Props>[]>> = {
  launch: [Who, Start, Cargo],
  callColor: [Who, Color],
  sail: [Who, Ship, Place],
  hold: [Who, Ship],
  takeNavigation: [Who],
  discardNavigation: [Who, Card],
  layPoints: [Who, Card],
  playCard: [Who, CardUse],
  unload: [Who, Ship],
  offerTrade: [Who, Partner, Give, Get],
  acceptTrade: [Who],
  declineTrade: [Who],
  fulfill: [Who, Mission, Spent, Jokers],
  endTurn: [Who],
  drawMission: [faceAt('mission', true)],
  drawNavigation: [faceAt('card', true)],
  drawProduct: [faceAt('product', true)],
  revealProduct: [faceAt('product', false)],
};

/** The kind of move and the fields it needs. */
export const ActionFields = ({
  proposal,
  onKind,
}: Props & {
  readonly onKind: (kind: string) => void;
}) => {
  const kind = proposal.action.kind as ActionKind;
  const { lang } = proposal.form;
  return (
    <div class="rows">
      <Select
        label={words.moveKind[lang]}
        value={kind}
        options={(Object.keys(fieldsOf) as ActionKind[]).map((one) => ({ value: one, label: actionNames[one][lang] }))}
        error={proposal.wrong('kind')}
        onChange={onKind}
      />
      {(fieldsOf[kind] ?? []).map((Fields, i) => (
        <Fields key={`${kind} ${i}`} proposal={proposal} />
      ))}
    </div>
  );
};
