/** What a move points out on the board, fetched with the first move that is put together. */
export { sceneOf as default } from '@portolan/boards/rotterdam';
