import { A, B, C, table } from '../examples/position.ts';
import { happened, type RotterdamLesson } from './kit.ts';

/** Exchanging Product cards. */
export const trading: RotterdamLesson = {
  id: 'trading',
  title: { fr: 'Échanger', en: 'Trading' },
  about: {
    fr: 'Phase 5 : deux joueurs s’entendent, quels qu’ils soient, et quand c’est fini, c’est fini.',
    en: 'Phase 5: any two players come to terms, and once it is over, it is over.',
  },
  teaches: ['trade.products', 'trade.closed'],
  tells: ['trade.secrecy'],
  steps: [
    {
      title: { fr: 'une offre', en: 'an offer' },
      text: {
        fr: 'Chacun peut proposer à qui il veut des cartes Produit contre d’autres. On les montre ou on les cache, comme on veut.',
        en: 'Everybody may offer Product cards for others, to whomever they like. To show them or to hide them is their own choice.',
      },
      task: {
        fr: 'Proposez à C votre confiture contre sa peinture.',
        en: 'Offer C your jam for a paint.',
      },
      position: table({
        phase: 'trade',
        hands: { A: { products: ['bread', 'jam'] }, B: { products: ['petrol'] }, C: { products: ['paint'] } },
      }),
      seat: A,
      goal: ({ events }) =>
        events.some(
          (event) =>
            event.kind === 'tradeOffered' &&
            event.to === C &&
            event.give.join() === 'jam' &&
            event.get.join() === 'paint',
        ),
      solutions: [[{ kind: 'offerTrade', seat: A, to: C, give: ['jam'], get: ['paint'] }]],
      tempting: [
        [{ kind: 'offerTrade', seat: A, to: C, give: ['plastic'], get: ['paint'] }],
        [{ kind: 'offerTrade', seat: A, to: A, give: ['jam'], get: ['bread'] }],
        [{ kind: 'offerTrade', seat: A, to: B, give: ['jam'], get: ['petrol'] }],
      ],
      done: { fr: 'C doit répondre', en: 'C has to answer' },
      missed: {
        fr: 'Cette offre est permise, mais ce n’est pas celle-là.',
        en: 'That offer is allowed, but it is another one.',
      },
    },
    {
      title: { fr: 'la réponse', en: 'the answer' },
      text: {
        fr: 'Seul celui à qui l’on s’adresse répond : il accepte ou il refuse.',
        en: 'Only the player who was asked answers, by accepting or declining.',
      },
      task: {
        fr: 'B propose à C une confiture contre une peinture. Concluez, pour C.',
        en: 'B offers C a jam for a paint. Close the deal for C.',
      },
      position: table({
        phase: 'trade',
        hands: { A: { products: ['petrol'] }, B: { products: ['jam', 'bread'] }, C: { products: ['paint'] } },
        offer: { from: B, to: C, give: ['jam'], get: ['paint'] },
      }),
      seat: C,
      goal: happened('tradeMade'),
      solutions: [[{ kind: 'acceptTrade', seat: C }]],
      tempting: [[{ kind: 'acceptTrade', seat: A }], [{ kind: 'declineTrade', seat: C }]],
      done: { fr: 'Marché conclu', en: 'A deal' },
      missed: { fr: 'C peut refuser, mais il voulait cette confiture.', en: 'C may decline, but wanted that jam.' },
    },
    {
      title: { fr: 'trop tard', en: 'too late' },
      text: {
        fr: 'Après la phase 5, plus d’échange dans cette manche.',
        en: 'After phase 5, there is no more exchange in this round.',
      },
      task: {
        fr: 'La phase 6 est ouverte et aucune Mission n’est prête. Terminez votre tour.',
        en: 'Phase 6 is open and no Mission is ready. End your turn.',
      },
      position: table({ phase: 'mission', hands: { A: { products: ['jam'] }, B: { products: ['paint'] } } }),
      seat: A,
      goal: happened('turnEnded', { seat: A }),
      solutions: [[{ kind: 'endTurn', seat: A }]],
      tempting: [[{ kind: 'offerTrade', seat: A, to: B, give: ['jam'], get: ['paint'] }]],
      done: { fr: 'La confiture reste en main', en: 'The jam stays in hand' },
    },
  ],
};
