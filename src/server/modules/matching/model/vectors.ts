/** Returns the dot product of two vectors of equal length. */
export const dot = (left: ArrayLike<number>, right: ArrayLike<number>): number => {
  let sum = 0;
  for (let axis = 0; axis < left.length; axis++) sum += (left[axis] ?? 0) * (right[axis] ?? 0);
  return sum;
};

/** Scales a vector to length 1; zeros stay zeros. */
export const unit = (vector: Float32Array): Float32Array => {
  const length = Math.sqrt(dot(vector, vector));
  return length > 0 ? vector.map((value) => value / length) : vector;
};

/** Returns one vector of an array that concatenates all of them. */
export const rowOf = (vectors: Float32Array, at: number, dimensions: number): Float32Array =>
  vectors.subarray(at * dimensions, (at + 1) * dimensions);

/** Returns the unit vector of the sum of several rows; zeros when there is none. */
export const directionOf = (vectors: Float32Array, rows: readonly number[], dimensions: number): Float32Array => {
  const sum = new Float32Array(dimensions);
  for (const at of rows) {
    const row = rowOf(vectors, at, dimensions);
    for (let axis = 0; axis < dimensions; axis++) sum[axis] = (sum[axis] ?? 0) + (row[axis] ?? 0);
  }
  return unit(sum);
};
