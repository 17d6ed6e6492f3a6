/** The mail server permanently rejects this address (a 5xx answer to the recipient). */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}
