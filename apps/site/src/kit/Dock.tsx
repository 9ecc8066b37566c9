import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { DockRow } from './DockRow.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { both } from './text.ts';
import type { History } from './useHistory.ts';
import type { Sending } from './useSending.ts';

const words = {
  dock: both('Outils', 'Tools'),
  undo: both('Annuler', 'Undo'),
  redo: both('Refaire', 'Redo'),
  own: both('Mon cas', 'My own case'),
  send: both('Envoyer', 'Send'),
  sent: both('Lien copié', 'Link copied'),
  best: both('Meilleur coup', 'Best move'),
  right: both('Juste ?', 'Is it right?'),
} as const;

interface Props {
  readonly lang: Lang;
  readonly history: Pick<History<unknown>, 'undo' | 'redo'>;
  readonly sending: Pick<Sending, 'said' | 'copy' | 'share'>;
  /** Asks the judge about what stands here. */
  readonly right?: string | undefined;
  /** Empties the form for somebody's own case. */
  readonly own?: (() => void) | undefined;
  /** The best move here; null while what stands here is no table that can be asked about. */
  readonly best?: string | null | undefined;
  /** Goes there, where the address is not known before. */
  readonly toBest?: ((event: Event) => void) | undefined;
  /** Packs what stands here into the link to the judge or to the best move, when it is about to be pressed, or is. */
  readonly pack?: ((event: Event, tool: 'check' | 'solve') => void) | undefined;
  /** What the page is for: it is filled. */
  readonly purpose?: 'send' | 'best';
  /** Whether something lies on the dock. */
  readonly bears?: boolean;
  /** What only this page offers. */
  readonly children?: ComponentChildren;
}

/** Ctrl+Z and its like take a step back, unless something is typed. */
const useKeys = (history: Props['history']): void => {
  const now = useRef(history);
  now.current = history;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const typed = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || typed) return;
      event.preventDefault();
      const { undo, redo } = now.current;
      (event.shiftKey ? redo : undo)?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};

/** What is always in reach. */
export const Dock = (props: Props) => {
  const { lang, history, sending, right, own, best, toBest, pack, purpose = 'send', bears = false, children } = props;
  useKeys(history);
  const filled = (what: Props['purpose']): string | undefined => (purpose === what ? 'go' : undefined);
  const packing = (tool: 'check' | 'solve') => {
    const on = pack && ((event: Event) => pack(event, tool));
    return on && { onPointerDown: on, onFocus: on, onClick: on };
  };
  const face = (name: IconName, word: keyof typeof words) => (
    <>
      <Icon name={name} size={22} /> {words[word][lang]}
    </>
  );
  return (
    <DockRow label={words.dock[lang]} bears={bears}>
      {(['undo', 'redo'] as const).map((step) => (
        <button key={step} type="button" disabled={!history[step]} onClick={history[step]}>
          {face(step, step)}
        </button>
      ))}
      {own && (
        <button type="button" onClick={own}>
          {face('plus', 'own')}
        </button>
      )}
      {right !== undefined && (
        <a href={right} {...packing('check')}>
          {face('done', 'right')}
        </a>
      )}
      {children}
      <button type="button" class={filled('send')} data-send="dock" onClick={sending.share ?? sending.copy}>
        {sending.said === 'copied' ? face('done', 'sent') : face('share', 'send')}
      </button>
      {best === null && (
        <button type="button" disabled>
          {face('compass', 'best')}
        </button>
      )}
      {typeof best === 'string' && (
        <a class={filled('best')} href={best} onClick={toBest} {...packing('solve')}>
          {face('compass', 'best')}
        </a>
      )}
    </DockRow>
  );
};
