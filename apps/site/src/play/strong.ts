/** The name of the player who looks ahead. */
export const STRONG = 'strong';
