import type { Lang } from '@portolan/core';
import { Icon } from './Icon.tsx';
import { both, fill } from './text.ts';
import type { Said, Sending } from './useSending.ts';

const texts = {
  share: both('Envoyer', 'Send'),
  copy: both('Copier le lien', 'Copy the link'),
  picture: both('Enregistrer en image', 'Save as a picture'),
  print: both('Imprimer', 'Print'),
  file: both('Enregistrer en fichier', 'Save as a file'),
  long: both(
    'Ce lien compte {n} signes : certaines messageries le couperaient. Un fichier arrive entier.',
    'This link has {n} characters: some messengers would cut it. A file arrives whole.',
  ),
} as const;

const sayings: Readonly<Record<Exclude<Said, ''>, ReturnType<typeof both>>> = {
  copied: both('Lien copié', 'Link copied'),
  'by-hand': both('Le lien est dans la barre d’adresse.', 'The link is in the address bar.'),
  working: both('Un instant…', 'One moment…'),
  saved: both('Enregistré', 'Saved'),
  failed: both(
    'L’image n’a pas pu être faite ; le lien dit la même chose.',
    'The picture could not be made; the link says the same.',
  ),
};

interface Props {
  readonly lang: Lang;
  readonly sending: Sending;
}

/** The ways to send an answer, right below its headline; `plain`: there is nothing to make a picture of. */
export const Send = ({ lang, sending, plain = false }: Props & { readonly plain?: boolean }) => {
  const { said, share, copy, long } = sending;
  return (
    <div class="send">
      <div class="send-row">
        {share && (
          <button type="button" class="btn btn-1" onClick={share}>
            <Icon name="share" /> {texts.share[lang]}
          </button>
        )}
        <button type="button" class={share ? 'btn' : 'btn btn-1'} data-send="link" onClick={copy}>
          <Icon name="link" /> {texts.copy[lang]}
        </button>
        {sending.print && (
          <button
            type="button"
            class="btn"
            data-send="print"
            disabled={said === 'working'}
            onClick={(event) => sending.print?.(event.currentTarget)}
          >
            <Icon name="print" /> {texts.print[lang]}
          </button>
        )}
        {!plain && (
          <button
            type="button"
            class="btn"
            data-send="picture"
            disabled={said === 'working'}
            onClick={(event) => sending.picture(event.currentTarget)}
          >
            <Icon name="picture" /> {texts.picture[lang]}
          </button>
        )}
        {long && (
          <button type="button" class="btn" data-send="file" onClick={sending.save}>
            <Icon name="file" /> {texts.file[lang]}
          </button>
        )}
      </div>
      <p class="small" role="status">
        {said && sayings[said][lang]}
      </p>
      {long && <p class="small">{fill(texts.long[lang], { n: sending.length })}</p>}
    </div>
  );
};
