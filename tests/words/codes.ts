/** What no player reads: faces (RRB/G:p), trade cards (t01), ships with place and cargo (0a@C2:grain), sums of letters, slips. */
export const codes =
  /(?<![\p{L}\d])[BGJRVY]{2,}\/[BGJRVY](?![\p{L}\d])|(?<![\p{L}\d])t\d\d(?!\d)|\w@\w|\[[A-Z]{2}|\[object|\bundefined\b|\bNaN\b/u;
