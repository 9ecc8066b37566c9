/** The commission of a contact, as it stands in the corner of its card. */
export const CommissionSign = ({ n }: { readonly n: number }) => <span class="ca-cno num">{n}</span>;
