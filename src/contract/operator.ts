/** The operator's help address: shown on the contact page, and where replies to the portal's answers go. */
export const HELP_ADDRESS = 'help@avsar.example';
