/** Returns the query of a page's address, without the parameter by which a client-side navigation asks for its data. */
export const addressSearch = (url: URL): string => {
  const params = new URLSearchParams(url.search);
  params.delete('_routes');
  return params.size > 0 ? `?${params}` : '';
};
