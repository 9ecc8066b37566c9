import { piecesInWords } from '@portolan/boards/cabo-da-roca';
import { type PieceKind, pieceKinds } from '@portolan/cabo-da-roca';
import type { PurchaseAnswer, PurchaseInput } from '@portolan/cabo-da-roca/checkers';
import type { Lang } from '@portolan/core';
import type { Cell, Choice } from '@portolan/core/answers';
import { capital, listed, say } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';
import { actions, coins, judged } from '../parts/words.ts';

const kindsText = (kinds: readonly PieceKind[], lang: Lang): string =>
  listed(
    pieceKinds
      .map((kind) => [kind, kinds.filter((one) => one === kind).length] as const)
      .filter(([, n]) => n > 0)
      .map(([kind, n]) => piecesInWords(n, kind, lang)),
    lang,
  );

const follows = (answer: PurchaseAnswer, lang: Lang): Choice[] => {
  const { after } = answer;
  return [
    ...(answer.fee > 0
      ? [
          {
            state: 'legal' as const,
            text: say(lang, 'Au joueur qui tient le port', 'To the player who holds the port'),
            result: coins(answer.fee, lang),
          },
        ]
      : []),
    ...(answer.consent
      ? [{ state: 'depends' as const, text: say(lang, 'Il faut son accord', 'That player must agree') }]
      : []),
    ...(after
      ? [
          {
            state: 'legal' as const,
            text: say(lang, 'Il reste', 'What is left'),
            result: `${coins(after.coins, lang)}, ${actions(after.left, lang)}`,
          },
          ...(after.third
            ? [
                {
                  state: 'legal' as const,
                  text: say(
                    lang,
                    'C’est le troisième bateau : une action de plus',
                    'It is the third ship: one more action',
                  ),
                },
              ]
            : []),
          ...(after.mustLeave
            ? [
                {
                  state: 'legal' as const,
                  text: say(lang, 'Le bateau doit quitter le port ce tour', 'The ship must leave port this turn'),
                },
              ]
            : []),
        ]
      : []),
  ];
};

/** The answer about a purchase in words. */
export const explain = (answer: PurchaseAnswer, _: PurchaseInput, lang: Lang): Answered => {
  const told = judged(answer, lang, {
    why: answer.consent
      ? say(
          lang,
          `Permis si l’adversaire est d’accord, pour ${coins(answer.price + answer.fee, 'fr')}.`,
          `Allowed if the opponent agrees, for ${coins(answer.price + answer.fee, 'en')}.`,
        )
      : say(
          lang,
          `Permis, pour ${coins(answer.price, 'fr')} et ${actions(answer.cost, 'fr')}.`,
          `Allowed, for ${coins(answer.price, 'en')} and ${actions(answer.cost, 'en')}.`,
        ),
    short: coins(answer.price + answer.fee, lang),
    follows: follows(answer, lang),
  });
  if (answer.sales.length === 0) return told;
  const ifOnly = say(lang, 'S’il était permis de vendre pour acheter', 'If one might sell in order to buy');
  const besides = told.choices?.items ?? [];
  const sale = (kinds: readonly PieceKind[]): string =>
    say(lang, `en vendant ${kindsText(kinds, 'fr')}`, `by selling ${kindsText(kinds, 'en')}`);
  return {
    ...told,
    choices: {
      title: told.choices?.title ?? ifOnly,
      items: [
        ...besides,
        ...answer.sales.map((kinds) => ({
          state: 'depends' as const,
          text: besides.length > 0 ? `${ifOnly}${say(lang, ' : ', ': ')}${sale(kinds)}` : capital(sale(kinds)),
        })),
      ],
    },
  };
};

/** What one reading says about a purchase. */
export const cells = (answer: PurchaseAnswer, _: PurchaseInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'achat', 'purchase'),
    main: !answer.verdict.legal
      ? say(lang, 'interdit', 'not allowed')
      : answer.after?.mustLeave
        ? say(lang, 'permis, départ obligé', 'allowed, must leave')
        : say(lang, 'permis', 'allowed'),
    sub: answer.verdict.legal ? coins(answer.price + answer.fee, lang) : '',
  },
];
