import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const { three, pirates } = headings;

/** The two variants of the rulebook: four merchants for three players, and the pirates. */
export const variants = rulebook({
  'three.merchants': {
    kind: 'setup',
    source: three,
    fr: 'À trois, on peut convenir de jouer avec quatre marchands chacun.',
    en: 'Three players may agree to play with four merchants each.',
    except: 'setup.merchants',
    terms: ['merchant'],
  },
  'three.placement': {
    kind: 'setup',
    source: three,
    fr: 'Le quatrième se place comme les trois autres, dans un tour de placement de plus.',
    en: 'The fourth is placed like the other three, in one more placement round.',
    except: 'setup.placement-order',
    see: ['ruling.fourth-round'],
    terms: ['place'],
  },
  'pirates.setup': {
    kind: 'setup',
    source: pirates,
    fr: 'Le repaire des pirates est à côté du plateau ; le bateau pirate y mouille.',
    en: 'The pirates’ cove lies beside the board, with the pirate ship at anchor in it.',
    terms: ['cove', 'pirate-ship'],
  },
  'pirates.trade': {
    kind: 'permission',
    source: pirates,
    fr: 'En payant une Mission en phase 1, on peut commercer avec les pirates : une carte y compte comme une épice qu’elle n’est pas. Précision de notre part : l’échange doit servir, sans lui le paiement serait trop court.',
    en: 'When paying for a Mission in phase 1, a player may trade with the pirates: one card counts as a spice that it is not. Our addition: the trade must be needed, without it the payment would fall short.',
    except: 'mission.combination',
    see: ['ruling.pirate-swap'],
    terms: ['trade', 'spice'],
  },
  'pirates.one-card': {
    kind: 'prohibition',
    source: pirates,
    fr: 'Une seule carte se troque avec les pirates.',
    en: 'Only one card is traded with the pirates.',
    terms: ['trade'],
  },
  'pirates.take-ship': {
    kind: 'effect',
    source: pirates,
    fr: 'Qui commerce met le bateau pirate devant soi, où qu’il se trouve.',
    en: 'Whoever trades takes the pirate ship, wherever it is.',
    terms: ['pirate-ship', 'trade'],
  },
  'pirates.holder-barred': {
    kind: 'prohibition',
    source: pirates,
    fr: 'Tant qu’un joueur garde le bateau pirate, il ne commerce plus.',
    en: 'As long as a player keeps the pirate ship, they trade no more.',
    except: 'pirates.trade',
    terms: ['pirate-ship', 'trade'],
  },
  'pirates.not-at-end': {
    kind: 'prohibition',
    source: pirates,
    fr: 'Les dernières Missions se paient sans les pirates.',
    en: 'The final Missions are paid without the pirates.',
    except: 'pirates.trade',
    see: ['final.mission'],
    terms: ['final-mission', 'trade'],
  },
  'pirates.penalty': {
    kind: 'scoring',
    source: pirates,
    fr: 'Au décompte, le bateau pirate coûte 2 PV à qui l’a devant soi.',
    en: 'In the final count, the pirate ship costs its holder 2 VP.',
    terms: ['pirate-ship', 'vp'],
  },
});
