import type { ActionKind } from '@portolan/borneo';
import type { ComponentChildren } from 'preact';
import { Select } from '../../../kit/controls.tsx';
import { actionNames } from '../example/kit.tsx';
import {
  Cards,
  Company,
  Harbor,
  hasTrades,
  inDefense,
  inHand,
  inPort,
  MissionChoice,
  type Offer,
  OneCard,
  Pay,
  Port,
  type Proposal,
  Rank,
  Seat,
  Trades,
  Yield,
} from './action-parts.tsx';
import { words } from './words.ts';

const nothing: Offer = () => [];

type Fields = (props: { proposal: Proposal }) => ComponentChildren;

const fieldsOf: Readonly<Record<ActionKind, Fields>> = {
  draw: ({ proposal }) => (
    <>
      <Seat proposal={proposal} field="to" />
      <OneCard proposal={proposal} offer={nothing} />
    </>
  ),
  reveal: ({ proposal }) => (
    <>
      <Port proposal={proposal} />
      <Harbor proposal={proposal} />
    </>
  ),
  chooseFirst: ({ proposal }) => <Seat proposal={proposal} field="first" />,
  place: ({ proposal }) => (
    <>
      <Seat proposal={proposal} />
      <Company proposal={proposal} field="company" label={words.company[proposal.form.lang]} />
    </>
  ),
  completeMission: ({ proposal }) => (
    <>
      <Seat proposal={proposal} />
      <MissionChoice proposal={proposal} />
      <Pay proposal={proposal} />
      {hasTrades(proposal) && <Trades proposal={proposal} />}
    </>
  ),
  transfer: ({ proposal }) => (
    <>
      <Seat proposal={proposal} />
      <Company proposal={proposal} field="from" label={words.from[proposal.form.lang]} />
      <Rank proposal={proposal} field="rank" label={words.rankOf[proposal.form.lang]} />
      <Company proposal={proposal} field="to" label={words.to[proposal.form.lang]} />
    </>
  ),
  attack: ({ proposal }) => (
    <>
      <Seat proposal={proposal} />
      <Company proposal={proposal} field="company" label={words.company[proposal.form.lang]} />
      <Rank proposal={proposal} field="attacker" label={words.attackerRank[proposal.form.lang]} />
      <Rank proposal={proposal} field="defender" label={words.defenderRank[proposal.form.lang]} />
      <Cards proposal={proposal} offer={inHand} />
    </>
  ),
  defend: ({ proposal }) => (
    <>
      <Seat proposal={proposal} />
      <Cards proposal={proposal} offer={inHand} />
    </>
  ),
  yield: ({ proposal }) => (
    <>
      <Seat proposal={proposal} />
      <Yield proposal={proposal} />
    </>
  ),
  reward: ({ proposal }) => (
    <>
      <Seat proposal={proposal} />
      <Cards proposal={proposal} offer={inDefense} />
    </>
  ),
  playShipment: ({ proposal }) => (
    <>
      <Seat proposal={proposal} />
      <OneCard proposal={proposal} offer={inHand} />
      <Port proposal={proposal} />
    </>
  ),
  take: ({ proposal }) => (
    <>
      <Seat proposal={proposal} />
      <OneCard proposal={proposal} offer={inPort} />
    </>
  ),
  discard: ({ proposal }) => (
    <>
      <Seat proposal={proposal} />
      <Cards proposal={proposal} offer={inHand} />
    </>
  ),
  pass: ({ proposal }) => <Seat proposal={proposal} />,
};

/** The kind of move and the fields it needs, with what lies on the table offered to tap. */
export const ActionFields = ({ proposal, onKind }: { proposal: Proposal; onKind: (kind: string) => void }) => {
  const kind = proposal.action.kind as ActionKind;
  const Fields = fieldsOf[kind];
  const { lang } = proposal.form;
  return (
    <div class="rows">
      <Select
        label={words.moveKind[lang]}
        value={kind}
        options={(Object.keys(fieldsOf) as ActionKind[]).map((one) => ({ value: one, label: actionNames[one][lang] }))}
        onChange={onKind}
        error={proposal.wrong('kind')}
      />
      {Fields && <Fields proposal={proposal} />}
    </div>
  );
};
