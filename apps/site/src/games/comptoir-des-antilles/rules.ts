export { rules as default } from '@portolan/comptoir-des-antilles/rules';
