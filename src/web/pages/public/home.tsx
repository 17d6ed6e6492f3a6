export default function Home() {
  return <h1>Avsar</h1>;
}
