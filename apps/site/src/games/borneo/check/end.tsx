import { seatLetter } from '@portolan/boards';
import { checkers, type EndAnswer, type EndInput } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import type { Cell, Choice } from '@portolan/core/answers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Group, Segment, Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { counted, say } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';

import { PileDrawing } from './PileDrawing.tsx';

const MOST_HARBORS = 12;
const MOST_SHIPMENTS = 60;

const Form = ({ lang, input, onChange, problemAt }: FormProps<EndInput>) => {
  const set = (part: Partial<EndInput>): void => onChange({ ...input, ...part });
  const seats = (count: number): void => set({ seats: count, active: Math.min(input.active, count - 1) });
  const final = (on: boolean): void => {
    const { final: _, ...others } = input;
    onChange(on ? { ...others, final: true } : others);
  };
  return (
    <>
      <Segment
        label={say(lang, 'Joueurs', 'Players')}
        value={input.seats}
        options={[3, 4, 5].map((count) => ({ value: count, label: String(count) }))}
        onChange={seats}
      />
      <Segment
        label={say(lang, 'Que vient-il d’arriver ?', 'What has just happened?')}
        value={input.event}
        options={[
          { value: 'distribution', label: say(lang, 'un port a été vidé', 'a port was emptied') },
          { value: 'draw', label: say(lang, 'il faut piocher', 'cards must be drawn') },
        ]}
        onChange={(event) => set({ event })}
      />
      <SeatChoice
        lang={lang}
        label={say(lang, 'À qui était le tour ?', 'Whose turn was it?')}
        name="end-active"
        value={input.active}
        seats={input.seats}
        onChange={(active) => set({ active })}
      />
      <Group label={say(lang, 'Cartes qui restent', 'Cards left')}>
        <div class="rows">
          <Stepper
            lang={lang}
            label={
              input.event === 'distribution'
                ? say(lang, 'Pile des cartes Port, avant d’en retourner une', 'Harbor pile, before one is turned up')
                : say(lang, 'Pile des cartes Port', 'Harbor pile')
            }
            value={input.harborPile}
            min={0}
            max={MOST_HARBORS}
            error={problemAt('harborPile')}
            onChange={(harborPile) => set({ harborPile })}
          />
          <Stepper
            lang={lang}
            label={say(lang, 'Pile des Cargaisons', 'Shipment pile')}
            value={input.shipmentPile}
            min={0}
            max={MOST_SHIPMENTS}
            error={problemAt('shipmentPile')}
            onChange={(shipmentPile) => set({ shipmentPile })}
          />
          <Stepper
            lang={lang}
            label={say(lang, 'Défausse', 'Discard')}
            value={input.discard}
            min={0}
            max={MOST_SHIPMENTS}
            error={problemAt('discard')}
            onChange={(discard) => set({ discard })}
          />
        </div>
      </Group>
      <Toggle
        label={say(lang, 'Les dernières Missions ont commencé', 'The final Missions have begun')}
        value={input.final ?? false}
        onChange={final}
      />
    </>
  );
};

const FinalOrder = ({ order, lang }: { order: readonly number[]; lang: Lang }) => (
  <ol class="order">
    {order.map((seat, i) => (
      <li key={seat}>
        <span class="order-n">{i + 1}</span>
        <SeatToken seat={seat} size={34} lang={lang} />
      </li>
    ))}
  </ol>
);

const Board = ({ lang, input, answer }: BoardProps<EndInput, EndAnswer>) => (
  <>
    <div class="piles">
      <PileDrawing
        kind="harbor"
        count={input.harborPile}
        label={say(
          lang,
          counted(input.harborPile, 'carte Port', 'cartes Port', lang),
          counted(input.harborPile, 'Harbor card', 'Harbor cards', lang),
        )}
      />
      <PileDrawing
        kind="shipment"
        count={input.shipmentPile}
        label={say(
          lang,
          counted(input.shipmentPile, 'Cargaison', 'Cargaisons', lang),
          counted(input.shipmentPile, 'Shipment card', 'Shipment cards', lang),
        )}
      />
      <PileDrawing
        kind="open"
        count={input.discard}
        label={say(lang, `${input.discard} à la défausse`, `${input.discard} in the discard`)}
      />
    </div>
    <div>
      <h3>{say(lang, 'Ordre des dernières Missions', 'Order of the final Missions')}</h3>
      <FinalOrder order={answer.finalOrder} lang={lang} />
    </div>
  </>
);

const word = (answer: EndAnswer, input: EndInput, lang: Lang): string => {
  if (input.final) return say(lang, 'Dernières Missions', 'Final Missions');
  return answer.ends
    ? say(lang, 'La partie s’arrête', 'The game ends')
    : say(lang, 'La partie continue', 'The game goes on');
};

const drawText = (answer: EndAnswer, lang: Lang): string => {
  const rebuild = {
    before: say(
      lang,
      ' La défausse mélangée devient d’abord la nouvelle pile.',
      ' The discard is shuffled into a new pile first.',
    ),
    between: say(
      lang,
      ' Après la première carte, la défausse mélangée devient la nouvelle pile.',
      ' After the first card the discard is shuffled into a new pile.',
    ),
  };
  const draws = say(
    lang,
    `On pioche ${counted(answer.draws, 'carte', 'cartes', lang)}.`,
    `${counted(answer.draws, 'card is', 'cards are', lang)} drawn.`,
  );
  return `${draws}${answer.rebuild ? rebuild[answer.rebuild] : ''}`;
};

const why = (answer: EndAnswer, input: EndInput, lang: Lang): string => {
  if (input.final)
    return say(
      lang,
      'Il ne reste que les dernières Missions, chacun à son tour, puis le décompte.',
      'Only the final Missions are left, each player in turn, then the count.',
    );
  if (answer.cause === 'harbor-pile')
    return say(
      lang,
      'Il faudrait retourner une carte Port, et la pile est vide.',
      'A Harbor card would have to be turned up, and the pile is empty.',
    );
  if (answer.cause === 'shipment-cards')
    return answer.available === 0
      ? say(
          lang,
          'Il faudrait piocher, et il n’y a plus de Cargaison.',
          'Cards would have to be drawn, and no Shipment card is left.',
        )
      : say(
          lang,
          'Il faudrait piocher deux Cargaisons, et il n’en reste qu’une.',
          'Two Shipment cards would have to be drawn, and only one is left.',
        );
  const refill = answer.refills ? say(lang, 'Une carte Port est retournée. ', 'A Harbor card is turned up. ') : '';
  return `${refill}${drawText(answer, lang)}`;
};

const follows = (answer: EndAnswer, lang: Lang): readonly Choice[] => {
  const next = seatLetter(answer.next);
  const yes = (allowed: boolean): Choice['state'] => (allowed ? 'legal' : 'illegal');
  return [
    {
      state: yes(answer.allowed.finalMission),
      text: say(lang, 'Réaliser une dernière Mission', 'Complete a final Mission'),
      result: answer.allowed.finalMission
        ? say(lang, `chacun une, à partir de ${next}`, `one each, starting with ${next}`)
        : say(lang, 'pas encore', 'not yet'),
    },
    {
      state: yes(answer.allowed.trade),
      text: say(lang, 'Commercer avec les pirates', 'Trade with the pirates'),
      result: answer.allowed.trade
        ? say(lang, 'dans la variante, à son tour', 'in the variant, on one’s turn')
        : say(lang, 'plus à la fin', 'not at the end'),
    },
    {
      state: yes(answer.allowed.turns),
      text: say(lang, 'Jouer un tour ordinaire', 'Play an ordinary turn'),
      result: answer.allowed.turns ? say(lang, `c’est à ${next}`, `${next} is next`) : say(lang, 'c’est fini', 'over'),
    },
  ];
};

const explain = (answer: EndAnswer, input: EndInput, lang: Lang): Answered => ({
  state: 'legal',
  headline: word(answer, input, lang),
  why: why(answer, input, lang),
  short: why(answer, input, lang),
  clauses: [...(answer.endClause ? [answer.endClause] : []), ...answer.clauses],
  choices: { title: say(lang, 'Ce qui est encore permis', 'What is still allowed'), items: follows(answer, lang) },
});

const cells = (answer: EndAnswer, input: EndInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'partie', 'game'),
    main: word(answer, input, lang),
    sub: answer.ends ? say(lang, 'sans piocher', 'without drawing') : drawText(answer, lang),
  },
];

const end: CheckerModule<EndInput, EndAnswer> = { checker: checkers.end, Form, Board, explain, cells };

export default end;
