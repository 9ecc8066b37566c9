import { lessonPage } from '../../../learn/LessonPage.tsx';

/** A lesson of Rotterdam. */
export const RotterdamLesson = lessonPage(() => import('./game.tsx'));
