import type { Lang, Problem, Text } from '@portolan/core';
import { both } from '../../../kit/text.ts';

/** What mends a box, by code; by code and field where the field decides. */
const cures: Readonly<Record<string, Text>> = {
  'wrong-length contacts': both('Une boîte a de 2 à 20 relations.', 'A box has 2 to 20 contacts.'),
  'wrong-length effects': both('Une carte a de 1 à 6 effets.', 'A card has 1 to 6 effects.'),
  'wrong-length of': both('Un choix se fait entre 2, 3 ou 4 effets.', 'A choice is between 2, 3 or 4 effects.'),
  'wrong-length quays': both(
    'Cochez un quai au moins, ou n’en demandez aucun.',
    'Tick a quay at least, or ask for none.',
  ),
  'wrong-length groups': both(
    'Mettez un groupe de porteurs au moins, quatre au plus.',
    'Put one group of porters at least, four at most.',
  ),
  'unknown-effect': both('Choisissez un effet de la liste.', 'Choose an effect of the list.'),
  'unknown-owner': both('Choisissez à qui sont les porteurs.', 'Choose whose porters they are.'),
  'unknown-reach': both('Choisissez jusqu’où.', 'Choose how far.'),
  'unknown-field': both('Retirez ce champ du texte.', 'Take this field out of the text.'),
  'unknown-tile': both(
    'Retirez cette ligne : les dix sortes sont déjà là.',
    'Take this line out: the ten kinds are there already.',
  ),
  'missing-field': both('Remplissez-le.', 'Fill it in.'),
  'duplicate value': both('Comptez ensemble les navires de même valeur.', 'Count ships of the same value together.'),
  'duplicate id': both(
    'Donnez un autre identifiant, ou retirez l’un des deux.',
    'Give another id, or take one of the two out.',
  ),
  duplicate: both('Retirez l’un des deux.', 'Take one of the two out.'),
  'too-few ships': both(
    'Ajoutez des navires : quatre pour les quais, un sur la pile.',
    'Add ships: four for the quays, one on the pile.',
  ),
  'too-few goods': both(
    'Ajoutez des tuiles : une par quai, une par joueur, une par Avarie et par Au feu.',
    'Add tiles: one for each quay, each player, each Damage and each Fire.',
  ),
  'out-of-range': both('Choisissez un nombre entre ces deux.', 'Choose a number between the two.'),
  'not-changeable': both('Laissez ce que fixent les règles.', 'Leave what the rules fix.'),
  'wrong-type': both('Corrigez-le dans le texte.', 'Correct it in the text.'),
};

/** Sentences that stand in place of the general one, by code: they say what is wrong and how to mend it. */
const instead: Readonly<Record<string, Text>> = {
  'wrong-name': both('Écrivez un nom, de 1 à 40 signes.', 'Write a name, of 1 to 40 characters.'),
};

const fieldOf = ({ path }: Problem): string => /([a-zA-Z]+)(?:\[\d+\])?$/.exec(path)?.[1] ?? '';

/** A sentence that says all about a mistake of a box by itself; undefined where the general one does. */
export const wholly = (problem: Problem, lang: Lang): string | undefined => instead[problem.code]?.[lang];

/** How to mend a mistake of a box; undefined where the sentence says it all. */
export const cureOf = (problem: Problem, lang: Lang): string | undefined => {
  const { code } = problem;
  const field = fieldOf(problem);
  return (cures[`${code} ${field}`] ?? cures[code])?.[lang];
};
