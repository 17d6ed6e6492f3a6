/** The dot product of two vectors of one length. */
export const dot = (left: ArrayLike<number>, right: ArrayLike<number>): number => {
  let sum = 0;
  for (let axis = 0; axis < left.length; axis++) sum += (left[axis] ?? 0) * (right[axis] ?? 0);
  return sum;
};

/** The same direction with length 1; zeros stay zeros. */
export const unit = (vector: Float32Array): Float32Array => {
  const length = Math.sqrt(dot(vector, vector));
  return length > 0 ? vector.map((value) => value / length) : vector;
};

/** The vector with this number of an array that has all of them, one after the other. */
export const rowOf = (vectors: Float32Array, at: number, dimensions: number): Float32Array =>
  vectors.subarray(at * dimensions, (at + 1) * dimensions);

/** The direction in which several rows point together; zeros when there is none. */
export const directionOf = (vectors: Float32Array, rows: readonly number[], dimensions: number): Float32Array => {
  const sum = new Float32Array(dimensions);
  for (const at of rows) {
    const row = rowOf(vectors, at, dimensions);
    for (let axis = 0; axis < dimensions; axis++) sum[axis] = (sum[axis] ?? 0) + (row[axis] ?? 0);
  }
  return unit(sum);
};
