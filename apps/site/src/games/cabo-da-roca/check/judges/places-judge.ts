import { type PlacesAnswer, type PlacesInput, placesChecker, placesWords } from '@portolan/cabo-da-roca/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';

const judge: DisputeJudge<PlacesInput, PlacesAnswer> = { checker: placesChecker, words: placesWords };

export default judge;
