/** The name of a solver question in links: `mission-payments`. */
export const kindOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
