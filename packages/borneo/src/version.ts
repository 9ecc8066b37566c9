/** Raised when a verdict, an effect or a score changes; logs and links carry it. */
export const rulesVersion = 1;
