/** The name of a solver question in links: `mission-payments`. */
export const kindOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** How links once named the question for the best move. */
export const FORMERLY = 'advise';
