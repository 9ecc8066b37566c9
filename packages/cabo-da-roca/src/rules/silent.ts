import { headings } from './headings.ts';
import { section } from './section.ts';

/** What the rulebook says nothing about. */
export const silent = section({
  id: 'silent',
  title: { fr: 'Le livret n’en dit rien', en: 'The rulebook is silent' },
  lead: {
    fr: 'Ces questions n’ont pas de réponse dans le livret. Nous n’en inventons pas : à la table de décider.',
    en: 'These questions have no answer in the rulebook. We invent none: the table decides.',
  },
  parts: [
    {
      clauses: {
        'silent.late-notice': {
          kind: 'silent',
          source: headings.ships,
          fr: 'Jusqu’à quand peut-on signaler un coup interdit ? Le livret ne le dit pas : il fait couler le bateau aussitôt, et se tait sur ce qu’on remarque après d’autres actions.',
          en: 'Until when may an illegal move be pointed out? The rulebook does not say: it lets the ship sink at once, and is silent about what is noticed after further actions.',
          see: ['ships.illegal-move'],
        },
        'silent.taking-back': {
          kind: 'silent',
          source: headings.actions,
          fr: 'Peut-on reprendre un coup, même si personne n’y a encore répondu ? Le livret n’en dit rien.',
          en: 'May a move be taken back, even one that nobody has answered? The rulebook says nothing about it.',
          see: ['ships.illegal-move'],
        },
        'silent.open-cards': {
          kind: 'silent',
          source: headings.trade,
          fr: 'Que peut-on regarder ? La pioche et le paquet sont face cachée. De la défausse, des cartes mises de côté et des cartes de commerce des autres joueurs, le livret ne dit rien ; ici, elles sont visibles.',
          en: 'What may be looked at? The stack and the pile are face down. Of the discard, the cards set aside and other players’ trade cards the rulebook says nothing; here they are open.',
          see: ['setup.stack', 'setup.cards', 'cards.trade'],
          terms: ['card-pile', 'discard'],
        },
      },
    },
  ],
});
