#!/bin/sh
# Make an environment with the peers in build/peers and run the benchmark of the environments there.
# The Hanabi Learning Environment needs a C++ compiler; where a peer does not install, it is left out of the table.
set -eu
cd "$(dirname "$0")/.."
peers=build/peers
[ -x "$peers/bin/python" ] || "${PYTHON:-python3}" -m venv "$peers"
"$peers/bin/python" -m pip install --quiet .
for peer in open_spiel "pettingzoo shimmy" hanabi-learning-environment jaxmarl; do
    # shellcheck disable=SC2086 # some are two packages
    CMAKE_POLICY_VERSION_MINIMUM=3.5 "$peers/bin/python" -m pip install --quiet $peer || echo "without $peer" >&2
done
exec "$peers/bin/python" -m benchmarks envs "$@"
