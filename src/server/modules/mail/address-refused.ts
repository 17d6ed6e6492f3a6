/** The mail server takes nothing for this address, and says so for good (a 5xx answer to the recipient). */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}
