import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useGame } from './game.ts';
import { nameOf } from './text.ts';

const Turned = createContext(false);

/** Says whether the part shown was turned to on the page, rather than opened with it. */
export const TurnedProvider = Turned.Provider;

/** The question that a part of a page is about. Who has just chosen it goes on from there: the link chosen is gone. */
export const Ask = ({ children }: { children: ComponentChildren }) => {
  const turned = useContext(Turned);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (turned) heading.current?.focus({ preventScroll: true });
  }, []);
  const { title, lang } = useGame();
  // Histories, tabs and share sheets name the question.
  useEffect(() => {
    const before = document.title;
    document.title = `${nameOf(title[lang], heading.current?.textContent ?? '')} | Portolan`;
    return () => {
      document.title = before;
    };
  }, [children, title, lang]);
  return (
    <h2 class="ask" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  );
};
