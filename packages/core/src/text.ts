/** The two languages of every text. Neither is a translation of the other. */
export const languages = ['fr', 'en'] as const;

/** A language of the reader. */
export type Lang = (typeof languages)[number];

/** One text in both languages; one record, so that neither can be forgotten. */
export type Text = Readonly<Record<Lang, string>>;
