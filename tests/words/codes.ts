/**
 * What no player reads: faces (RRB/G:p), trade cards (t01), Missions (1b, m07), treasures (wreck-50), ships with place and
 * cargo (0a@C2:grain), sums of letters, slips.
 */
export const codes =
  /(?<![\p{L}\d])[BGJRVY]{2,}\/[BGJRVY](?![\p{L}\d])|(?<![\p{L}\d])(?:[tm]\d\d|[0-5][a-d]|(?:wreck|island)-\d+)(?![\p{L}\d])|\w@\w|\[[A-Z]{2}|\[object|\bundefined\b|\bNaN\b/u;
