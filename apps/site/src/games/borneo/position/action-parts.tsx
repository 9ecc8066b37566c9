import { companies, companyName, sortCards, spiceLetterOf, spiceName } from '@portolan/boards/borneo';
import { spiceIds } from '@portolan/borneo';
import { AddButton, RemoveButton, Select, Stepper } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import type { BaseProposal } from '../../../position/editor-game.ts';
import { IdListField } from '../../../position/IdListField.tsx';
import { isObject, listIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { CardListField } from './CardFields.tsx';
import { CompanyChoice, companyValue, PortChoice, seatOptions } from './choices.tsx';
import { type Entries, entriesIn } from './draft.ts';
import type { Form } from './form.ts';
import { harborOptions } from './PlayerFields.tsx';
import { words } from './words.ts';

/** The move being proposed. */
export type Proposal = BaseProposal<Form>;

const number = (value: unknown, or: number): number => (typeof value === 'number' ? value : or);

export const Seat = ({ proposal, field = 'seat' }: { proposal: Proposal; field?: string }) => (
  <Select
    label={words.who[proposal.form.lang]}
    value={String(number(proposal.action[field], 0))}
    options={seatOptions(proposal.form.seats)}
    onChange={(seat) => proposal.set({ [field]: Number(seat) })}
    error={proposal.wrong(field)}
  />
);

export const Company = ({ proposal, field, label }: { proposal: Proposal; field: string; label: string }) => (
  <CompanyChoice
    form={proposal.form}
    label={label}
    value={companyValue(proposal.action[field])}
    onChange={(company) => proposal.set({ [field]: company })}
    error={proposal.wrong(field)}
  />
);

export const Rank = ({ proposal, field, label }: { proposal: Proposal; field: string; label: string }) => (
  <Stepper
    lang={proposal.form.lang}
    label={label}
    value={number(proposal.action[field], 1)}
    min={1}
    max={15}
    onChange={(rank) => proposal.set({ [field]: rank })}
    error={proposal.wrong(field)}
  />
);

export const Port = ({ proposal }: { proposal: Proposal }) => (
  <PortChoice
    label={words.atPort[proposal.form.lang]}
    value={number(proposal.action.port, 1)}
    onChange={(port) => proposal.set({ port })}
    error={proposal.wrong('port')}
  />
);

/** Cards likely meant in a field. */
export type Offer = (form: Form, action: Json) => readonly string[];

export const inHand: Offer = (form, action) => sortCards(form.table.position.hands?.[number(action.seat, 0)]).known;

const inStore: Offer = (form, action) =>
  sortCards(form.table.position.warehouses?.[number(action.seat, 0)]?.shipments).known;

export const inPort: Offer = (form) => {
  const port = form.table.position.distribution?.port;
  return port ? (form.table.position.ports?.[port - 1]?.tower ?? []) : [];
};

export const inDefense: Offer = (form) => form.table.position.fight?.defense ?? [];

export const Cards = ({ proposal, offer }: { proposal: Proposal; offer: Offer }) => (
  <CardListField
    lang={proposal.form.lang}
    label={words.cards[proposal.form.lang]}
    value={entriesIn(proposal.action, 'cards')}
    offered={offer(proposal.form, proposal.action)}
    onChange={(cards) => proposal.set({ cards })}
    error={proposal.wrong('cards')}
  />
);

export const OneCard = ({ proposal, offer }: { proposal: Proposal; offer: Offer }) => {
  const card = proposal.action.card;
  const value: Entries = typeof card === 'string' && card !== '' ? [card] : [];
  return (
    <CardListField
      lang={proposal.form.lang}
      label={words.card[proposal.form.lang]}
      value={value}
      most={1}
      offered={offer(proposal.form, proposal.action)}
      onChange={(cards) => proposal.set({ card: String(cards[cards.length - 1] ?? '') })}
      error={proposal.wrong('card')}
    />
  );
};

export const MissionChoice = ({ proposal }: { proposal: Proposal }) => {
  const { form, action } = proposal;
  return (
    <Select
      label={words.mission[form.lang]}
      value={String(action.mission ?? '')}
      options={form.box.missions.map(({ id, vp, need }) => {
        const asked = spiceIds.flatMap((spice) =>
          need[spice] ? [`${need[spice]} ${spiceName(spiceLetterOf[spice], form.lang)}`] : [],
        );
        return { value: id, label: `${id} (${vp}) ${asked.join(', ')}` };
      })}
      onChange={(mission) => proposal.set({ mission })}
      error={proposal.wrong('mission')}
    />
  );
};

/** What is paid is one list of cards and Harbor ids; here it is entered as two. */
export const Pay = ({ proposal }: { proposal: Proposal }) => {
  const { form, action } = proposal;
  const paid = entriesIn(action, 'pay');
  const isHarbor = (entry: unknown) => form.box.harbors.some(({ id }) => id === entry);
  const harbors = paid.filter(isHarbor).map(String);
  const cards = paid.filter((entry) => !isHarbor(entry));
  const owned = form.table.position.warehouses?.[number(action.seat, 0)]?.harbors ?? [];
  const options = harborOptions(form);
  const mine = options.filter(({ id }) => owned.includes(id));
  return (
    <>
      <CardListField
        lang={form.lang}
        label={words.pay[form.lang]}
        value={cards}
        offered={inStore(form, action)}
        onChange={(next) => proposal.set({ pay: [...next, ...harbors] })}
        error={proposal.wrong('pay')}
      />
      <IdListField
        label={words.payHarbors[form.lang]}
        value={harbors}
        options={mine.length > 0 ? mine : options}
        onChange={(next) => proposal.set({ pay: [...cards, ...next] })}
      />
    </>
  );
};

export const Trades = ({ proposal }: { proposal: Proposal }) => {
  const { form, action } = proposal;
  const { lang } = form;
  const trades = listIn(action, 'trades').map((trade): Json => (isObject(trade) ? trade : {}));
  const paid = entriesIn(action, 'pay').map(String);
  const set = (next: readonly Json[]) => proposal.set({ trades: next.length > 0 ? next : undefined });
  return (
    <fieldset>
      <legend>{words.trades[lang]}</legend>
      {trades.map((trade, at) => (
        <div key={at} class="pick-field">
          <Select
            label={words.card[lang]}
            value={String(trade.card ?? '')}
            options={[...new Set([...paid, String(trade.card ?? '')])].map((card) => ({ value: card, label: card }))}
            onChange={(card) => set(trades.map((old, i) => (i === at ? { ...old, card } : old)))}
            error={proposal.wrong(`trades[${at}].card`)}
          />
          <Select
            label={words.tradedAs[lang]}
            value={String(trade.as ?? 'pepper')}
            options={spiceIds.map((spice) => ({
              value: spice as string,
              label: spiceName(spiceLetterOf[spice], lang),
            }))}
            onChange={(as) => set(trades.map((old, i) => (i === at ? { ...old, as } : old)))}
            error={proposal.wrong(`trades[${at}].as`)}
          />
          <RemoveButton
            label={fill(words.removeTrade[lang], { n: at + 1 })}
            onClick={() => set(trades.filter((_, i) => i !== at))}
          />
        </div>
      ))}
      <AddButton label={words.addTrade[lang]} onClick={() => set([...trades, { card: paid[0] ?? '', as: 'pepper' }])} />
    </fieldset>
  );
};

/** Trades are asked for only where the variant is played, or where a link brought one. */
export const hasTrades = ({ form, action }: Proposal): boolean =>
  form.table.position.options?.blackbeard === true || listIn(action, 'trades').length > 0;

export const Yield = ({ proposal }: { proposal: Proposal }) => {
  const { lang } = proposal.form;
  return (
    <Select
      label={words.where[lang]}
      value={String(proposal.action.to ?? 'swap')}
      options={[
        { value: 'swap', label: words.swap[lang] },
        ...companies.map((company) => ({ value: company as string, label: companyName(company, lang) })),
      ]}
      onChange={(to) => proposal.set({ to })}
      error={proposal.wrong('to')}
    />
  );
};

export const Harbor = ({ proposal }: { proposal: Proposal }) => (
  <Select
    label={words.harbor[proposal.form.lang]}
    value={String(proposal.action.harbor ?? '')}
    options={harborOptions(proposal.form).map(({ id, name }) => ({ value: id, label: name }))}
    onChange={(harbor) => proposal.set({ harbor })}
    error={proposal.wrong('harbor')}
  />
);
