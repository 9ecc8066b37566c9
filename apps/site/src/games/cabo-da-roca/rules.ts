export { rules as default } from '@portolan/cabo-da-roca/rules';
