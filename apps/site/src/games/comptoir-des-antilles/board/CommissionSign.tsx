/** The commission of a contact, as it stands in the corner of its card: drawn, since the words beside it say it. */
export const CommissionSign = ({ n }: { readonly n: number }) => <span class="ca-cno num" data-n={n} />;
