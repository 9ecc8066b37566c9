import { useStore } from '@nanostores/preact';
import { semicolon } from '@portolan/core/words';
import { rulingsOf } from '../stores/rulings.ts';
import { sameReadings } from '../stores/terms.ts';
import { useGame } from './game.ts';
import { otherRules } from './other-rules.ts';
import type { SentProps } from './sent.ts';
import { both, fill, listed } from './text.ts';

const texts = {
  strip: both('Ce qui a été envoyé', 'What was sent'),
  sent: both('Envoyé avec : {what}.', 'Sent under: {what}.'),
  defaults: both('la façon de Portolan', 'Portolan’s way'),
  standard: both('la boîte de référence', 'the standard box'),
  theirBox: both('la boîte de l’expéditeur', 'the sender’s box'),
  ours: both('Vu à la façon de votre table.', 'Seen the way your table plays.'),
  look: both('Voir à la façon de notre table', 'See it the way our table plays'),
  back: both('Revoir comme envoyé', 'See it as it was sent'),
  rulesUnsaid: both(
    'Ce lien est ancien : il ne dit pas sous quelle version des règles il a été fait.',
    'This link is an old one: it does not say under which version of the rules it was made.',
  ),
  unsaid: both(
    'Ce lien est ancien : il ne dit ni comment joue la table ni la version des règles ; celui qui l’envoie a pu voir une autre réponse.',
    'This link is an old one: it says neither how the table plays nor the version of the rules; the sender may have seen another answer.',
  ),
  boxKept: both(
    'La boîte de référence a changé depuis ; ce lien garde la sienne ({id}).',
    'The standard box has changed since; this link keeps its own ({id}).',
  ),
  boxGone: both(
    'Fait avec une boîte de référence que cette page ne connaît pas ({id}) ; la nôtre la remplace : la réponse peut différer.',
    'Made with a standard box that this page does not know ({id}); ours takes its place: the answer may differ.',
  ),
  strange: both(
    'Cette page ne connaît pas : {what} ; elle lit ce point par défaut.',
    'This page does not know: {what}; it reads that point by default.',
  ),
} as const;

/** Under what a link was sent: its readings and box, and what this build knows no more or does not know yet. */
const SentTermsTold = ({ lang, game, names, terms, saidBefore = false }: SentProps) => {
  const table = useStore(rulingsOf(game.id), { ssr: 'initial' });
  const { book } = useGame();
  const { sent, ours, look } = terms;
  if (!sent) return null;
  const { openPoints, rulesVersion } = game;
  const readings = names
    .filter((name) => sent.rulings[name] !== undefined && sent.rulings[name] !== openPoints.defaultOf(name))
    .map(
      (name) =>
        `${book.rulingNamed(name)?.question[lang] ?? name} ${book.readingTitle(name, sent.rulings[name] ?? '', lang)}`,
    );
  const under = [
    ...(names.length === 0 ? [] : readings.length > 0 ? readings : [texts.defaults[lang]]),
    sent.edition === undefined || typeof sent.edition === 'string' ? texts.standard[lang] : texts.theirBox[lang],
  ];
  const { rules, otherBox, strange } = sent;
  const notes = [
    rules === undefined && (sent.says || saidBefore ? texts.rulesUnsaid : texts.unsaid)[lang],
    rules !== undefined && otherRules(rules, rulesVersion, lang),
    otherBox && fill((otherBox.known ? texts.boxKept : texts.boxGone)[lang], { id: otherBox.id }),
    strange.length > 0 && fill(texts.strange[lang], { what: listed(strange, lang) }),
  ].filter((note) => typeof note === 'string');
  const differs = !sameReadings(game, names, sent.rulings, table);
  return (
    <aside class="sent" aria-label={texts.strip[lang]} data-sent={ours ? 'ours' : 'sent'}>
      <p>
        {ours ? texts.ours[lang] : fill(texts.sent[lang], { what: under.join(semicolon[lang]) })}{' '}
        {(differs || ours) && (
          <button type="button" class="btn btn-q" onClick={() => look(!ours)}>
            {(ours ? texts.back : texts.look)[lang]}
          </button>
        )}
      </p>
      {notes.map((note) => (
        <p key={note} class="small">
          {note}
        </p>
      ))}
    </aside>
  );
};

export default SentTermsTold;
