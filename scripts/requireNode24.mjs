/** The server runs its TypeScript as it is, which Node does from 24 on; npm brings one along on Linux x64. */
export function requireNode24() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return;
  console.error(
    `This needs Node 24 or newer; found ${process.versions.node}. Run it through npm (npm start), or install Node 24.`,
  );
  process.exit(1);
}
